import { hash, verify } from '@node-rs/argon2'
import { ApiError } from '#src/http/api-error.ts'
import { mobile } from '#src/http/rules.ts'

/** argon2id: about 50 ms and 32 MiB, above OWASP's minimum (19 MiB, 2 passes). */
const COST = { memoryCost: 32_768, timeCost: 3, parallelism: 1 }
/** Hash of an unknown password, checked when there is no account, so that the answer takes as long. */
const UNKNOWN_HASH = '$argon2id$v=19$m=32768,t=3,p=1$EYdDL9VqTElXt4ptkAP6iA$YuExxYP6bogI6OYNH9QFXlcxDXlX/rRRBwaqPwOHLGY'

/** Returns the hash of a password that is stored. */
export function hashOfPassword(password: string): Promise<string> {
  return hash(password, COST)
}

/** Returns whether a password matches a stored hash; takes as long without a hash. */
export async function isPassword(kept: string | undefined, password: string): Promise<boolean> {
  const right = await verify(kept || UNKNOWN_HASH, password)
  return right && Boolean(kept)
}

/** The lowest zxcvbn score (0 to 4) that a new password may have: at least a million guesses. */
const LEAST_SCORE = 2
/** Characters that are scored: scoring takes more than linear time, and further characters only add guesses. */
const SCORED = 32

/**
 * Throws VALIDATION_FAILED for a new password that is guessed soon: a common one, a mobile number, or close to what is `known` of the
 * customer (mobile, e-mail, name).
 */
export async function refuseGuessable(password: string, known: readonly (string | null)[]): Promise<void> {
  const words = known.flatMap((text) => text?.replace(/^\+20/, '0').split(/[\s@]+/) ?? [])
  const isMobile = mobile(password).fault === undefined
  if (isMobile || (await scorer()).check(password.slice(0, SCORED), words).score < LEAST_SCORE) {
    throw new ApiError('VALIDATION_FAILED', { fields: { password: [{ rule: 'guessable' }] } })
  }
}

let scoring: ReturnType<typeof loadScorer> | undefined

function scorer() {
  scoring ??= loadScorer()
  return scoring
}

/** Loads zxcvbn with the first new password: its dictionaries take 20 MB. */
async function loadScorer() {
  const [{ ZxcvbnFactory }, { dictionary, adjacencyGraphs }] = await Promise.all([import('@zxcvbn-ts/core'), import('@zxcvbn-ts/language-common')])
  return new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs })
}
