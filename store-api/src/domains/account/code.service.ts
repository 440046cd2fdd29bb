import { createHmac, randomBytes, randomInt } from 'node:crypto'
import { queueMessage } from '#src/domains/message/message.service.ts'
import type { Channel } from '#src/domains/message/sender.ts'
import { ApiError } from '#src/http/api-error.ts'
import type { Context } from '#src/http/context.ts'
import { atMost } from '#src/limits.ts'
import { type CodePurpose, deleteCodes, endCodes, insertCode, selectNewestState, tryNewest } from './code.queries.ts'

/** Lifetime of a code in milliseconds (docs/rules/accounts.md#codes). */
const LIFETIME_MS = 10 * 60_000
const TRIES = atMost('code-tries', 5)
/** Milliseconds that an expired code is kept, for questions about the daily limits. */
const KEPT_MS = 86_400_000
const PURGED_AT_ONCE = 10_000

interface CodeRequest {
  /** Mobile (E.164) or e-mail that the code is requested and checked with. */
  askedWith: string
  /** Mobile that receives the code, E.164. */
  mobile: string
  purpose: CodePurpose
  /** Default: WhatsApp. */
  channel?: Channel
  /** Customer with the new mobile, for 'mobile'; owner of the account, for 'reset'. */
  customerId?: number
  /** Nobody receives the code: the same statements run, and no code matches. */
  muted: boolean
}

/** A code as it was typed, and what it was requested with. */
interface CheckedCode {
  askedWith: string
  purpose: CodePurpose
  code: string
}

/** Reason why a code is refused. */
export type CodeRefusal = 'CODE_INVALID' | 'CODE_EXPIRED' | 'CODE_TOO_MANY_TRIES'

/**
 * Creates a code of four digits, expires the older ones of its purpose, and queues it for WhatsApp or SMS, in the
 * transaction of `context`.
 */
export async function sendCode(
  context: Context,
  { askedWith, mobile, purpose, channel, customerId, muted }: CodeRequest,
): Promise<void> {
  const { db, config } = context
  const now = context.now()
  const expiresAt = new Date(now.getTime() + LIFETIME_MS)
  const code = newCode()
  const codeHash = muted ? hashOfNoCode() : hashOfCode(config.shopSecret, { askedWith, purpose, code })
  await endCodes(db, { askedWith, purpose, now })
  const id = await insertCode(db, { askedWith, purpose, customerId: customerId ?? null, codeHash, now, expiresAt })
  await queueMessage(context, {
    key: `code:${id}`,
    mobile,
    template: 'verify_code',
    params: [code],
    channel,
    muted,
    expiresAt,
  })
}

/**
 * Checks a code and runs `open`, in one transaction. `open` gets the transaction and the customer of the code. Throws
 * CODE_INVALID, CODE_EXPIRED (also when there was none), CODE_TOO_MANY_TRIES, and what `open` throws.
 */
export async function useCode<Result>(
  context: Context,
  checked: CheckedCode,
  open: (context: Context, customerId: number | null) => Promise<Result>,
): Promise<Result> {
  const outcome = await context.db.transaction().execute(async (db) => {
    const inside = { ...context, db }
    const tried = await tryCode(inside, checked)
    // Thrown outside the transaction, so that the try counts.
    return typeof tried === 'string' ? tried : { opened: await open(inside, tried.customerId) }
  })
  if (typeof outcome === 'string') throw new ApiError(outcome)
  return outcome.opened
}

/**
 * Counts a try of a code in the transaction of `context`, and marks the code used when it is right. Commit the
 * transaction after a wrong code too, so that the try counts. Returns the customer of the code, or why it is refused.
 */
export async function tryCode(
  { db, config, now }: Context,
  { askedWith, purpose, code }: CheckedCode,
): Promise<{ customerId: number | null } | CodeRefusal> {
  const codeHashes = config.shopSecrets.map((secret) => hashOfCode(secret, { askedWith, purpose, code }))
  const at = now()
  const tried = await tryNewest(db, { askedWith, purpose, codeHashes, now: at, maxTries: TRIES })
  if (tried?.right) return { customerId: tried.customerId }
  return tried ? 'CODE_INVALID' : reasonOf(await selectNewestState(db, askedWith, purpose, at))
}

function reasonOf(state: { tries: number; over: boolean } | undefined): CodeRefusal {
  return state && !state.over && state.tries >= TRIES ? 'CODE_TOO_MANY_TRIES' : 'CODE_EXPIRED'
}

/** Deletes the codes that expired a day ago, at most 10,000 at a time, and returns their number. */
export async function purgeCodes({ db, now }: Pick<Context, 'db' | 'now'>): Promise<number> {
  return deleteCodes(db, new Date(now().getTime() - KEPT_MS), PURGED_AT_ONCE)
}

/** Returns four random digits. */
function newCode(): string {
  return String(randomInt(10_000)).padStart(4, '0')
}

/**
 * Returns the hash of a code that is stored. It needs the shop's secret, since four digits can be found by trying;
 * valid for one identifier and purpose.
 */
function hashOfCode(
  secret: string,
  { askedWith, purpose, code }: { askedWith: string; purpose: CodePurpose; code: string },
): Buffer {
  return createHmac('sha256', secret).update(`code:${purpose}:${askedWith}:${code}`).digest()
}

/** Stands in for the hash of a number without a code: no code matches it. */
function hashOfNoCode(): Buffer {
  return randomBytes(32)
}
