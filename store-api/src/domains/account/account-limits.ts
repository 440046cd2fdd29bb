import type { Context } from '#src/http/context.ts'
import { networkOf } from '#src/http/network.ts'
import { giveBack, maySpend, spend, type Spent } from '#src/http/rate-limit.ts'

const HOUR = 3600
const DAY = 24 * HOUR

// Why these numbers: docs/accounts.md.
const loginByNetwork = { name: 'login-net', tries: 100, seconds: HOUR }
const loginByPair = { name: 'login-pair', tries: 10, seconds: HOUR / 4 }
const loginByAccount = { name: 'login', tries: 50, seconds: DAY }
const passwordChange = { name: 'password', tries: 10, seconds: HOUR / 4 }
const registerByNetwork = { name: 'register-net', tries: 60, seconds: HOUR }
const codeByNetwork = { name: 'code-net', tries: 60, seconds: HOUR }
const codeAgain = { name: 'code-again', tries: 1, seconds: 60 }
const codeByDay = { name: 'code-day', tries: 5, seconds: DAY }
// Of one mobile, whatever was asked with: a little less than above, so that who asks again at the first second is not left out.
const reachAgain = { name: 'reach-again', tries: 1, seconds: 50 }
const reachByDay = { name: 'reach-day', tries: 5, seconds: DAY }
const checkByNetwork = { name: 'check-net', tries: 60, seconds: HOUR }

/** How soon another code can be asked for, seconds. */
export const RESEND_AFTER = codeAgain.seconds

type Caller = Pick<Context, 'db' | 'address'>

/** Runs a login for an account as it was written; only those that fail count. Throws RATE_LIMITED. */
export function limitedLogin<Result>({ db, address }: Caller, account: string, run: () => Promise<Result>): Promise<Result> {
  const network = networkOf(address)
  return failuresCounted(db, [[loginByNetwork, network], [loginByPair, `${network} ${account}`], [loginByAccount, account]], run)
}

/** Runs the check of a code; only those that fail count. Throws RATE_LIMITED. */
export function limitedCheck<Result>({ db, address }: Caller, run: () => Promise<Result>): Promise<Result> {
  return failuresCounted(db, [[checkByNetwork, networkOf(address)]], run)
}

/** Runs the check of a customer's old password; only those that fail count. Throws RATE_LIMITED. */
export function limitedPassword<Result>({ db }: Caller, customerId: number, run: () => Promise<Result>): Promise<Result> {
  return failuresCounted(db, [[passwordChange, String(customerId)]], run)
}

/** Counts a registration. Throws RATE_LIMITED. */
export function limitRegistration({ db, address }: Caller): Promise<void> {
  return spend(db, [[registerByNetwork, networkOf(address)]])
}

/** Counts a code for what it was asked with, an e-mail or a mobile. Throws RATE_LIMITED: too soon, or too many this day. */
export function limitCode({ db, address }: Caller, askedWith: string): Promise<void> {
  return spend(db, [[codeByNetwork, networkOf(address)], [codeAgain, askedWith], [codeByDay, askedWith]])
}

/**
 * Counts a code for the mobile it would go to, and says whether it may go there. That is counted apart from what was asked with, and
 * told to nobody: a refusal would tell whose mobile an e-mail stands for.
 */
export async function mayReach({ db }: Caller, mobile: string): Promise<boolean> {
  return (await maySpend(db, [reachAgain, mobile])) && maySpend(db, [reachByDay, mobile])
}

/** Counted before, so that tries at the same time count as well, and taken back when it was none. */
async function failuresCounted<Result>(db: Caller['db'], spent: readonly Spent[], run: () => Promise<Result>): Promise<Result> {
  await spend(db, spent)
  const result = await run()
  await giveBack(db, spent)
  return result
}
