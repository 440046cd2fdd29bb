import { createHmac, randomBytes, randomInt } from 'node:crypto'
import { queueMessage } from '#src/domains/message/message.service.ts'
import { ApiError } from '#src/http/api-error.ts'
import type { Context } from '#src/http/context.ts'
import { atMost } from '#src/limits.ts'
import { type CodePurpose, deleteCodes, endCodes, insertCode, selectNewestState, tryNewest } from './code.queries.ts'

/** Milliseconds (docs/rules/accounts.md#codes). */
const LIFE = 10 * 60_000
const TRIES = atMost('code-tries', 5)
/** So that the limits of a day can be looked into. */
const KEPT = 86_400_000
const AT_ONCE = 10_000

interface CodeOrder {
  /** What it was asked with, mobile (E.164) or e-mail, and will be checked with. */
  askedWith: string
  /** Where it goes, E.164. */
  mobile: string
  purpose: CodePurpose
  /** Whose new number it is, for 'mobile'; whose account, for 'reset'. */
  customerId?: number
  /** There is nobody to send it to: the same is done, and no code is right. */
  muted: boolean
}

/** A code as somebody typed it, and what it was asked with. */
interface CheckedCode {
  askedWith: string
  purpose: CodePurpose
  code: string
}

/** Why a code opens nothing. */
export type CodeRefusal = 'CODE_INVALID' | 'CODE_EXPIRED' | 'CODE_TOO_MANY_TRIES'

/**
 * Makes a code of four digits, ends the older ones of its purpose, and queues it for WhatsApp, in the transaction of `context`.
 * A muted one takes the same statements.
 */
export async function sendCode(context: Context, { askedWith, mobile, purpose, customerId, muted }: CodeOrder): Promise<void> {
  const { db, config } = context
  const now = context.now()
  const expiresAt = new Date(now.getTime() + LIFE)
  const code = newCode()
  const codeHash = muted ? hashOfNoCode() : hashOfCode(config.shopSecret, { askedWith, purpose, code })
  await endCodes(db, { askedWith, purpose, now })
  const id = await insertCode(db, { askedWith, purpose, customerId: customerId ?? null, codeHash, now, expiresAt })
  await queueMessage(context, { key: `code:${id}`, mobile, template: 'verify_code', params: [code], muted, expiresAt })
}

/**
 * Checks a code and does what it opens, in one transaction: either both happened or neither. `open` gets the transaction and for
 * whom the code was made. Throws CODE_INVALID, CODE_EXPIRED (also when there was none), CODE_TOO_MANY_TRIES, and what `open` throws.
 */
export async function useCode<Result>(
  context: Context,
  checked: CheckedCode,
  open: (context: Context, customerId: number | null) => Promise<Result>,
): Promise<Result> {
  const outcome = await context.db.transaction().execute(async (db) => {
    const inside = { ...context, db }
    const tried = await tryCode(inside, checked)
    // Not thrown in here: the try must count.
    return typeof tried === 'string' ? tried : { opened: await open(inside, tried.customerId) }
  })
  if (typeof outcome === 'string') throw new ApiError(outcome)
  return outcome.opened
}

/**
 * Counts a try of a code in the transaction of `context`, and uses the code up when it is right: commit the transaction even when it
 * is not, else the try does not count. Returns for whom the code was made, or why it opens nothing.
 */
export async function tryCode(
  { db, config, now }: Context,
  { askedWith, purpose, code }: CheckedCode,
): Promise<{ customerId: number | null } | CodeRefusal> {
  const codeHash = hashOfCode(config.shopSecret, { askedWith, purpose, code })
  const at = now()
  const tried = await tryNewest(db, { askedWith, purpose, codeHash, now: at, maxTries: TRIES })
  if (tried?.right) return { customerId: tried.customerId }
  return tried ? 'CODE_INVALID' : reasonOf(await selectNewestState(db, askedWith, purpose, at))
}

function reasonOf(state: { tries: number; over: boolean } | undefined): CodeRefusal {
  return state && !state.over && state.tries >= TRIES ? 'CODE_TOO_MANY_TRIES' : 'CODE_EXPIRED'
}

/** Forgets the codes that ended a day ago, and says how many. */
export async function purgeCodes({ db, now }: Pick<Context, 'db' | 'now'>): Promise<number> {
  return deleteCodes(db, new Date(now().getTime() - KEPT), AT_ONCE)
}

/** Four digits that nobody can foresee. */
function newCode(): string {
  return String(randomInt(10_000)).padStart(4, '0')
}

/** Returns the hash of a code that is stored. It needs the shop's secret, since four digits can be found by trying; valid for one identifier and purpose. */
function hashOfCode(secret: string, { askedWith, purpose, code }: { askedWith: string; purpose: CodePurpose; code: string }): Buffer {
  return createHmac('sha256', secret).update(`code:${purpose}:${askedWith}:${code}`).digest()
}

/** Stands in for the hash of a number without a code: no code matches it. */
function hashOfNoCode(): Buffer {
  return randomBytes(32)
}
