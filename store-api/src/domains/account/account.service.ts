import { ApiError } from '#src/http/api-error.ts'
import type { Context } from '#src/http/context.ts'
import { limitCode, limitedCheck, limitedLogin, limitRegistration, mayReach, RESEND_AFTER } from './account-limits.service.ts'
import { checkedCode, checkedCodeRequest, checkedLogin, checkedRegistration } from './account-rules.ts'
import type { CheckCodeBody, CodeChecked, LoggedIn, LoginBody, RegisterBody, Registered, SendCodeBody } from './account.schema.ts'
import { sendCode, useCode } from './code.service.ts'
import {
  type Account, deleteUnverified, lockPassword, selectAccount, selectRegisteredPassword, selectTaken, updateMobile, upsertRegistration, verifyCustomer,
} from './customer.queries.ts'
import { viewCustomer } from './customer.service.ts'
import { textOf } from './field-rules.ts'
import { hashOfPassword, isPassword, refuseGuessable } from './password.ts'
import { openSession, requireCustomer } from './session.service.ts'
import { orTaken, refuseTaken, takenError } from './taken.ts'
import { requestMobile } from './profile.service.ts'

/** As long as a code lives. */
const CONTESTED = 10 * 60_000
const KEPT = 86_400_000
const AT_ONCE = 10_000

/**
 * Makes an account that opens nothing until the code sent to its mobile is checked; one that nobody verified is written over.
 * Throws VALIDATION_FAILED, MOBILE_TAKEN and EMAIL_TAKEN on their fields, RATE_LIMITED.
 */
export async function register(context: Context, body: RegisterBody): Promise<Registered> {
  const { password, mobile, email, fullName, gender, dateOfBirth } = checkedRegistration(body, context.now())
  await limitRegistration(context)
  await refuseGuessable(password, [mobile, email, fullName])
  refuseTaken(await selectTaken(context.db, { mobile, email }))
  await limitCode(context, mobile)
  const muted = !(await mayReach(context, mobile))
  const passwordHash = await keptPassword(context, mobile, password)
  await context.db.transaction().execute(async (db) => {
    const registration = { mobile, email, fullName, gender, dateOfBirth, passwordHash, language: context.language }
    if (!(await upsertRegistration(db, registration, context.now()))) throw takenError('mobile')
    await sendCode({ ...context, db }, { askedWith: mobile, mobile, purpose: 'register', muted })
  })
  return { mobile, resendAfter: RESEND_AFTER }
}

/**
 * Two who register one mobile at the same time: only the code shows whose it is, and who types it may not know of the other. Then
 * neither password counts; she is logged in by the code and sets one by another.
 */
async function keptPassword({ db, now }: Context, mobile: string, password: string): Promise<string> {
  const earlier = await selectRegisteredPassword(db, mobile, new Date(now().getTime() - CONTESTED))
  if (earlier !== undefined && !(await isPassword(earlier, password))) return ''
  return hashOfPassword(password)
}

/** Forgets the registrations that nobody has verified for a day, and says how many. */
export async function purgeRegistrations({ db, now }: Pick<Context, 'db' | 'now'>): Promise<number> {
  return deleteUnverified(db, new Date(now().getTime() - KEPT), AT_ONCE)
}

/**
 * Opens a session by e-mail or mobile and password. An unknown account takes as long as a wrong password. Throws
 * VALIDATION_FAILED, INVALID_CREDENTIALS, RATE_LIMITED, and only who knows the password learns of ACCOUNT_UNVERIFIED and
 * ACCOUNT_BLOCKED.
 */
export async function login(context: Context, body: LoginBody): Promise<LoggedIn> {
  const { identifier, password } = checkedLogin(body)
  const found = await selectAccount(context.db, identifier)
  const account = await limitedLogin(context, { typed: textOf(identifier), account: found }, () => isPassword(found?.passwordHash, password))
  if (!account.verified) throw new ApiError('ACCOUNT_UNVERIFIED')
  if (account.blocked) throw new ApiError('ACCOUNT_BLOCKED')
  return { token: await openByPassword(context, account), ...(await viewCustomer(context, account.id)) }
}

/** A password that is changed at this moment opens nothing: the change ends every session that is there, and none may follow. */
async function openByPassword(context: Context, { id, passwordHash }: Account): Promise<string> {
  const token = await context.db.transaction().execute(async (db) => {
    const same = (await lockPassword(db, id)) === passwordHash
    return same ? openSession({ ...context, db }, id) : null
  })
  if (!token) throw new ApiError('INVALID_CREDENTIALS')
  return token
}

/** Runs in the transaction that verifies the mobile (E.164) of a customer. */
export type OnMobileVerified = (context: Context, customerId: number, mobile: string) => Promise<unknown>

/**
 * Checks a code. `register` verifies the account of the mobile and opens a session; `mobile` sets the authenticated customer's new
 * mobile. Both call `onMobileVerified`. Throws VALIDATION_FAILED, CODE_INVALID, CODE_EXPIRED, CODE_TOO_MANY_TRIES, RATE_LIMITED,
 * ACCOUNT_BLOCKED; for `mobile` UNAUTHENTICATED and MOBILE_TAKEN.
 */
export async function checkCode(context: Context, body: CheckCodeBody, onMobileVerified: OnMobileVerified): Promise<CodeChecked> {
  const { mobile, code, purpose } = checkedCode(body)
  if (purpose === 'mobile') return changeMobile(context, mobile, code, onMobileVerified)
  return limitedCheck(context, mobile, () =>
    useCode(context, { askedWith: mobile, purpose, code }, async (inside) => {
      const account = await verifyCustomer(inside.db, mobile, inside.now())
      if (!account) throw new ApiError('CODE_INVALID')
      if (account.blocked) throw new ApiError('ACCOUNT_BLOCKED')
      await onMobileVerified(inside, account.id, mobile)
      return { token: await openSession(inside, account.id), user: await viewCustomer(inside, account.id) }
    }),
  )
}

async function changeMobile(context: Context, mobile: string, code: string, onMobileVerified: OnMobileVerified): Promise<CodeChecked> {
  const { id, mobile: current } = await requireCustomer(context)
  return limitedCheck(context, current, () =>
    useCode(context, { askedWith: mobile, purpose: 'mobile', code }, async (inside, customerId) => {
      if (customerId !== id) throw new ApiError('CODE_INVALID')
      await orTaken(() => updateMobile(inside.db, id, mobile, inside.now()))
      await onMobileVerified(inside, id, mobile)
      return { token: inside.token ?? '', user: await viewCustomer(inside, id) }
    }),
  )
}

/**
 * Sends a code to a mobile, or for `reset` to the mobile of an e-mail. Known and unknown ones get the same answer by the same
 * statements; for `order` every number gets one, since its owner may have no account. Throws VALIDATION_FAILED, RATE_LIMITED; for `mobile`,
 * which only a customer with a session may ask for, UNAUTHENTICATED.
 */
export async function requestCode(context: Context, body: SendCodeBody): Promise<void> {
  const { identifier, purpose } = checkedCodeRequest(body)
  if (purpose === 'mobile') return requestMobile(context, textOf(identifier))
  const askedWith = textOf(identifier)
  await limitCode(context, askedWith)
  if (purpose === 'order') {
    const muted = !(await mayReach(context, askedWith))
    return context.db.transaction().execute((db) => sendCode({ ...context, db }, { askedWith, mobile: askedWith, purpose, muted }))
  }
  const account = await selectAccount(context.db, identifier)
  // A registration that was never finished has no password to forget.
  const known = account && (purpose === 'register' || account.verified) ? account : undefined
  const reached = await mayReach(context, known?.mobile ?? `nobody ${askedWith}`)
  const order = { askedWith, mobile: known?.mobile ?? askedWith, purpose, customerId: known?.id, muted: !known || !reached }
  await context.db.transaction().execute((db) => sendCode({ ...context, db }, order))
}
