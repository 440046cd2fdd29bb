import { hash, verify } from '@node-rs/argon2'
import type { Config } from '#src/config.ts'
import { ApiError } from '#src/http/api-error.ts'
import type { Context } from '#src/http/context.ts'
import { createLimit, type WorkCaller } from '#src/http/work-limit.ts'
import { atMost } from '#src/limits.ts'
import { mobile } from '#src/http/rules.ts'
import { forgetFailedLogins, withCheckLimit, withPasswordLimit } from './account-limits.service.ts'
import { parsePasswordChange, parsePasswordReset } from './account-rules.ts'
import type { ChangePasswordBody, Customer, PasswordReset, ResetPasswordBody } from './account.schema.ts'
import { useCode } from './code.service.ts'
import { selectAccount, selectPassword, updatePassword } from './customer.queries.ts'
import { viewCustomer } from './customer.service.ts'
import { identifierText } from './field-rules.ts'
import { closeOtherSessions, closeSessions, requireCustomer } from './session.service.ts'

/**
 * Sets a new password by code, and ends all sessions. Throws VALIDATION_FAILED, CODE_INVALID, CODE_EXPIRED,
 * CODE_TOO_MANY_TRIES, RATE_LIMITED.
 */
export async function resetPassword(context: Context, body: ResetPasswordBody): Promise<PasswordReset> {
  const { identifier, code, password } = parsePasswordReset(body)
  const id = await withCheckLimit(context, identifierText(identifier), async () => {
    const account = await selectAccount(context.db, identifier)
    return useCode(
      context,
      { askedWith: identifierText(identifier), purpose: 'reset', code },
      async (inside, customerId) => {
        // The e-mail may belong to another customer since the code was sent.
        if (!account || account.id !== customerId) throw new ApiError('CODE_INVALID')
        await refuseGuessable(password, [identifierText(identifier)])
        await updatePassword(inside.db, account.id, await hashOfPassword(inside, password), inside.now())
        await closeSessions(inside, account.id)
        return account.id
      },
    )
  })
  await forgetFailedLogins(context, id)
  return { done: true }
}

/**
 * Changes the password, by the old one, and ends all other sessions. Throws UNAUTHENTICATED, VALIDATION_FAILED (also
 * for a wrong old one), RATE_LIMITED.
 */
export async function changePassword(context: Context, body: ChangePasswordBody): Promise<Customer> {
  const { id } = await requireCustomer(context)
  const { oldPassword, password } = parsePasswordChange(body)
  const { mobile, email, fullName } = await viewCustomer(context, id)
  await withPasswordLimit(context, id, async () => {
    const right = await isPassword(context, await selectPassword(context.db, id), oldPassword)
    if (!right) throw new ApiError('VALIDATION_FAILED', { fields: { oldPassword: [{ rule: 'wrong' }] } })
    await refuseGuessable(password, [mobile, email, fullName])
  })
  const passwordHash = await hashOfPassword(context, password)
  await context.db.transaction().execute(async (db) => {
    await updatePassword(db, id, passwordHash, context.now())
    await closeOtherSessions({ ...context, db }, id)
  })
  return viewCustomer(context, id)
}

/** argon2id: about 50 ms with the usual 32 MiB, above OWASP's minimum (19 MiB, 2 passes). */
const costOf = ({ passwordMemory }: Config) => ({ memoryCost: passwordMemory, timeCost: 3, parallelism: 1 })
/** Hash of an unknown password, checked when there is no account, so that the answer takes as long. */
const unknownHash = ({ passwordMemory }: Config) =>
  `$argon2id$v=19$m=${passwordMemory},t=3,p=1$EYdDL9VqTElXt4ptkAP6iA$YuExxYP6bogI6OYNH9QFXlcxDXlX/rRRBwaqPwOHLGY`

type Caller = WorkCaller & Pick<Context, 'config'>

/** Passwords hashed and waiting at a time: two leave half of libuv's threads to files and names. */
const hashing = createLimit(atMost('hashing', 2), atMost('hashing-wait', 50))

/** Returns the hash of a password that is stored. Throws UNAVAILABLE when too many wait. */
export function hashOfPassword(caller: Caller, password: string): Promise<string> {
  return hashing.run(() => hash(password, costOf(caller.config)), caller)
}

/**
 * Returns whether a password matches a stored hash; takes as long without a hash. Throws UNAVAILABLE when too many
 * wait.
 */
export async function isPassword(caller: Caller, kept: string | undefined, password: string): Promise<boolean> {
  const right = await hashing.run(() => verify(kept || unknownHash(caller.config), password), caller)
  return right && Boolean(kept)
}

/** The lowest zxcvbn score (0 to 4) that a new password may have: at least a million guesses. */
const LEAST_SCORE = 2
/** Characters that are scored: scoring takes more than linear time, and further characters only add guesses. */
const SCORED = 32

/**
 * Throws VALIDATION_FAILED for a new password that is guessed soon: a common one, a mobile number, or close to what is
 * `known` of the customer (mobile, e-mail, name).
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
  const [{ ZxcvbnFactory }, { dictionary, adjacencyGraphs }] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
  ])
  return new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs })
}
