import { networkOf } from 'server-kit/network.ts'
import { spendByNetwork } from '#src/domains/message/guest-limit.service.ts'
import { ApiError } from '#src/http/api-error.ts'
import type { Context } from '#src/http/context.ts'
import { forgetSpent, giveBack, maySpend, trySpend, spend, type Spent, peekLimit } from '#src/http/rate-limit.ts'
import { type Limit, limit } from '#src/limits.ts'
import { isKnownHere } from './session.service.ts'

const HOUR = 3600
const DAY = 24 * HOUR

// Why these numbers: docs/rules/limits.md#accounts-and-forms.
const loginByNetwork = limit({ name: 'login-net', tries: 100, seconds: HOUR })
const loginByNetworkInAll = limit({ name: 'login-net-all', tries: 1000, seconds: HOUR })
const loginByPair = limit({ name: 'login-pair', tries: 10, seconds: HOUR / 4 })
const loginByAccount = limit({ name: 'login', tries: 50, seconds: DAY })
const loginByCustomer = limit({ name: 'login-customer', tries: 50, seconds: DAY })
const passwordChange = limit({ name: 'password', tries: 10, seconds: HOUR / 4 })
const mobileChange = limit({ name: 'mobile-change', tries: 10, seconds: DAY })
const emailChange = limit({ name: 'email-change', tries: 10, seconds: DAY })
const registerByNetwork = limit({ name: 'register-net', tries: 300, seconds: HOUR })
const takenByNetwork = limit({ name: 'taken-net', tries: 60, seconds: HOUR })
const codeByNetwork = limit({ name: 'code-net', tries: 60, seconds: HOUR })
const codeAgain = limit({ name: 'code-again', tries: 1, seconds: 60 })
const codeByDay = limit({ name: 'code-day', tries: 5, seconds: DAY })
// These count by mobile, whatever the code was requested with. The pause is slightly shorter than above, so that a
// request at the first allowed second gets a code.
const reachAgain = limit({ name: 'reach-again', tries: 1, seconds: 50 })
const reachByDay = limit({ name: 'reach-day', tries: 5, seconds: DAY })
const checkByPair = limit({ name: 'check-pair', tries: 10, seconds: HOUR / 4 })
const checkByNetwork = limit({ name: 'check-net', tries: 60, seconds: HOUR })
const trackByPair = limit({ name: 'track-pair', tries: 10, seconds: HOUR / 4 })
const trackByNetwork = limit({ name: 'track-net', tries: 100, seconds: HOUR })

/** Seconds until another code can be requested. */
export const RESEND_AFTER = codeAgain.seconds

type Caller = Pick<Context, 'db' | 'address' | 'now'>

/**
 * Returns the account when `isRight`. Only failures count: by identifier, account and address. Once the address has
 * used up its failures, a right password opens only accounts known there (`isKnownHere`), and every other answer is the
 * same. Throws INVALID_CREDENTIALS, RATE_LIMITED, and what `isRight` throws.
 */
export async function withLoginLimit<Found extends { id: number; mobile: string }>(
  caller: Caller,
  { typed, account }: { typed: string; account: Found | undefined },
  isRight: () => Promise<boolean>,
): Promise<Found> {
  const { db, address } = caller
  const network = networkOf(address)
  const ofNetwork: Spent = [loginByNetwork, network]
  const ofTyped: Spent[] = [
    [loginByPair, `${network} ${typed}`],
    [loginByAccount, typed],
  ]
  await spend(db, [...ofTyped, [loginByNetworkInAll, network]])
  // Not revealed: a refusal would show that an e-mail and a mobile belong to one account.
  const ofAccount = spentByAccount(account?.id ?? `nobody ${typed}`)
  const hasTries = await maySpend(db, ofAccount)
  const spent: Spent[] = [...ofTyped, [loginByNetworkInAll, network], ...(hasTries ? [ofAccount] : [])]
  const found = (await runOrGiveBack(db, spent, isRight)) && hasTries ? account : undefined
  const isKnown = await isKnownHere(caller, typed)
  // The address is checked after the password, so that concurrent tries count as well.
  const refusal = found ? await peekLimit(db, ofNetwork) : await trySpend(db, ofNetwork)
  if (found && (isKnown || !refusal)) {
    await giveBack(db, spent)
    return found
  }
  if (refusal && !isKnown) await giveBack(db, hasTries ? [...ofTyped, ofAccount] : ofTyped)
  throw refusal ?? new ApiError('INVALID_CREDENTIALS')
}

/** Resets the failed logins of a customer who set a password by code. */
export function forgetFailedLogins({ db }: Pick<Caller, 'db'>, customerId: number): Promise<void> {
  return forgetSpent(db, spentByAccount(customerId))
}

/**
 * Runs the check of a code of `who`, a mobile or an e-mail. Only failures count. Once the address has used up its
 * failures, only a `who` known there (`isKnownHere`) may try, and every wrong code gets the same answer. Throws
 * RATE_LIMITED, and what `run` throws.
 */
export function withCheckLimit<Result>(caller: Caller, who: string, run: () => Promise<Result>): Promise<Result> {
  return withTryLimit(caller, { who, byPair: checkByPair, byNetwork: checkByNetwork }, run)
}

/** Runs the search for an order of a mobile, which throws when there is none. Counts and throws as `withCheckLimit`. */
export function withTrackingLimit<Result>(caller: Caller, mobile: string, run: () => Promise<Result>): Promise<Result> {
  return withTryLimit(caller, { who: mobile, byPair: trackByPair, byNetwork: trackByNetwork }, run)
}

async function withTryLimit<Result>(
  caller: Caller,
  { who, byPair, byNetwork }: { who: string; byPair: Limit; byNetwork: Limit },
  run: () => Promise<Result>,
): Promise<Result> {
  const { db, address } = caller
  const network = networkOf(address)
  const pair: Spent = [byPair, `${network} ${who}`]
  const ofNetwork: Spent = [byNetwork, network]
  await spend(db, [pair])
  const refusal = await trySpend(db, ofNetwork)
  if (refusal && !(await isKnownHere(caller, who))) {
    await giveBack(db, [pair])
    throw refusal
  }
  const spent = refusal ? [pair] : [pair, ofNetwork]
  const result = await runOrGiveBack(db, spent, run).catch(async (error: unknown) => {
    const code = error instanceof ApiError ? error.code : undefined
    if (refusal && !AFTER_RIGHT_CODE.has(code)) throw refusal
    // The limit of the code itself stopped the try.
    if (code === 'CODE_TOO_MANY_TRIES') await giveBack(db, [ofNetwork])
    throw error
  })
  await giveBack(db, spent)
  return result
}

/** Errors of the new password, which is looked at after a right code alone: they reveal nothing. */
const AFTER_RIGHT_CODE = new Set<string | undefined>(['UNAVAILABLE', 'VALIDATION_FAILED'])

/**
 * Runs a counted try, and gives back its counts when the server is too busy for it (UNAVAILABLE): nothing was tried.
 */
async function runOrGiveBack<Result>(
  db: Caller['db'],
  spent: readonly Spent[],
  run: () => Promise<Result>,
): Promise<Result> {
  try {
    return await run()
  } catch (error) {
    if (error instanceof ApiError && error.code === 'UNAVAILABLE') await giveBack(db, spent)
    throw error
  }
}

/** Runs the check of a customer's old password. Only failures count. Throws RATE_LIMITED. */
export async function withPasswordLimit<Result>(
  { db }: Caller,
  customerId: number,
  run: () => Promise<Result>,
): Promise<Result> {
  // Counted before the check, so that concurrent tries count as well.
  const spent: Spent[] = [[passwordChange, String(customerId)]]
  await spend(db, spent)
  const result = await runOrGiveBack(db, spent, run)
  await giveBack(db, spent)
  return result
}

/** Counts a registration, and runs the work of its password. Throws RATE_LIMITED. */
export async function withRegistrationLimit<Result>(
  caller: Caller,
  mobile: string,
  run: () => Promise<Result>,
): Promise<Result> {
  return runOrGiveBack(caller.db, await spendByNetwork(caller, { byNetwork: registerByNetwork, mobile }), run)
}

/** Counts an answer that a mobile or an e-mail has an account, and returns whether it may be given. */
export function mayTellTaken({ db, address }: Caller): Promise<boolean> {
  return maySpend(db, [takenByNetwork, networkOf(address)])
}

/**
 * Counts a code by what it is requested with, an e-mail or a mobile. Throws RATE_LIMITED when it is too soon or one too
 * many today.
 */
export function limitCode({ db }: Caller, askedWith: string): Promise<void> {
  return spend(db, [
    [codeAgain, askedWith],
    [codeByDay, askedWith],
  ])
}

/** Counts a code to the new number of a customer. Throws RATE_LIMITED. */
export function limitMobileChange({ db }: Caller, customerId: number, mobile: string): Promise<void> {
  return spend(db, [
    [mobileChange, String(customerId)],
    [codeAgain, mobile],
    [codeByDay, mobile],
  ])
}

/** Counts a change of a customer's e-mail, before the answer reveals whether it has an account. Throws RATE_LIMITED. */
export function limitEmailChange({ db }: Caller, customerId: number): Promise<void> {
  return spend(db, [[emailChange, String(customerId)]])
}

/**
 * Counts a code of a guest by its network and the mobile that receives it, and returns whether it may be sent. Once the
 * network has used up its codes, only a caller who is known there gets one. `mobile` is null when nobody receives the
 * code: then nothing of the network is used up. The result is not revealed: it tells who has an account.
 */
export async function mayReachGuest(caller: Caller, askedWith: string, mobile: string | null): Promise<boolean> {
  const network = networkOf(caller.address)
  const isFree = await maySpend(caller.db, [codeByNetwork, mobile ? network : `nobody ${network}`])
  if (!isFree && !(await isKnownHere(caller, askedWith))) return false
  return mayReach(caller, mobile ?? `nobody ${askedWith}`)
}

/**
 * Counts a code by the mobile that receives it, and returns whether it may be sent. The result is not revealed: a
 * refusal would show which mobile an e-mail belongs to.
 */
export async function mayReach({ db }: Caller, mobile: string): Promise<boolean> {
  return (await maySpend(db, [reachAgain, mobile])) && maySpend(db, [reachByDay, mobile])
}

function spentByAccount(id: number | string): Spent {
  return [loginByCustomer, String(id)]
}
