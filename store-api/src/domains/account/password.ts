import { hash, verify } from '@node-rs/argon2'
import { ApiError } from '#src/http/api-error.ts'
import { mobile } from '#src/http/rules.ts'

/** argon2id; about 50 ms and 32 MiB, well above OWASP's least (19 MiB, 2 passes). */
const COST = { memoryCost: 32_768, timeCost: 3, parallelism: 1 }
/** Of a password that nobody knows: what is checked when there is no account, so that the answer takes as long. */
const NOBODYS = '$argon2id$v=19$m=32768,t=3,p=1$EYdDL9VqTElXt4ptkAP6iA$YuExxYP6bogI6OYNH9QFXlcxDXlX/rRRBwaqPwOHLGY'

/** What is kept of a password. */
export function hashOfPassword(password: string): Promise<string> {
  return hash(password, COST)
}

/** Whether it is the password of a hash; takes as long when there is no account, or one without a password. */
export async function isPassword(kept: string | undefined, password: string): Promise<boolean> {
  const right = await verify(kept || NOBODYS, password)
  return right && Boolean(kept)
}

/** The lowest zxcvbn score (0 to 4) that a new password may have: at least a million guesses. */
const LEAST_SCORE = 2
/** Judging takes longer than linearly; characters behind these can only add to the guesses. */
const JUDGED = 32

/**
 * Throws VALIDATION_FAILED for a new password that is guessed soon: a common one, a mobile number, or little more than what is `known`
 * of the customer, such as her mobile, e-mail and name.
 */
export async function refuseGuessable(password: string, known: readonly (string | null)[]): Promise<void> {
  const words = known.flatMap((text) => text?.replace(/^\+20/, '0').split(/[\s@]+/) ?? [])
  const isMobile = mobile(password).fault === undefined
  if (isMobile || (await judge()).check(password.slice(0, JUDGED), words).score < LEAST_SCORE) {
    throw new ApiError('VALIDATION_FAILED', { fields: { password: [{ rule: 'guessable' }] } })
  }
}

let judging: ReturnType<typeof loadJudge> | undefined

function judge() {
  judging ??= loadJudge()
  return judging
}

/** Loaded with the first new password: its list of common ones takes 20 MB. */
async function loadJudge() {
  const [{ ZxcvbnFactory }, { dictionary, adjacencyGraphs }] = await Promise.all([import('@zxcvbn-ts/core'), import('@zxcvbn-ts/language-common')])
  return new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs })
}
