import { ApiError } from '#src/http/api-error.ts'
import type { Context } from '#src/http/context.ts'
import {
  limitCode,
  withCheckLimit,
  withLoginLimit,
  withRegistrationLimit,
  mayReachGuest,
  mayTellTaken,
  RESEND_AFTER,
} from './account-limits.service.ts'
import { parseCode, parseCodeRequest, parseLogin, parseRegistration } from './account-rules.ts'
import type {
  CheckCodeBody,
  CodeChecked,
  LoggedIn,
  LoginBody,
  RegisterBody,
  Registered,
  SendCodeBody,
} from './account.schema.ts'
import { offersSms, requireChannel } from '#src/domains/message/message.service.ts'
import type { Channel } from '#src/domains/message/sender.ts'
import { sendCode, useCode } from './code.service.ts'
import { insertConsent } from './consent.queries.ts'
import {
  type Account,
  deleteUnverified,
  lockPassword,
  selectAccount,
  selectRegisteredPassword,
  selectTaken,
  updateMobile,
  upsertRegistration,
  verifyCustomer,
} from './customer.queries.ts'
import { refuseDuplicates, refuseTaken, duplicateError, viewCustomer } from './customer.service.ts'
import { identifierText } from './field-rules.ts'
import { hashOfPassword, isPassword, refuseGuessable } from './password.service.ts'
import { openSession, requireCustomer } from './session.service.ts'
import { requestDeletionCode, requestMobile } from './profile.service.ts'

/** Lifetime of a code, in milliseconds: in it two registrations of one mobile contest it. */
const CONTESTED_MS = 10 * 60_000
const UNVERIFIED_MS = 86_400_000
const PURGED_AT_ONCE = 10_000

/**
 * Creates an account that opens nothing until the code sent to its mobile is checked; replaces an unverified one.
 * Throws VALIDATION_FAILED, MOBILE_TAKEN and EMAIL_TAKEN at their fields, RATE_LIMITED. A network that was told often
 * what is taken gets the answer of a new account instead, and no code.
 */
export async function register(context: Context, body: RegisterBody): Promise<Registered> {
  const { password, mobile, email, fullName, gender, dateOfBirth } = parseRegistration(body, context.now())
  const taken = await selectTaken(context.db, { mobile, email })
  const isTaken = taken.mobile || taken.email
  if (isTaken && (await mayTellTaken(context))) refuseTaken(taken)
  const passwordHash = await withRegistrationLimit(context, mobile, async () => {
    await refuseGuessable(password, [mobile, email, fullName])
    return hashToStore(context, mobile, password)
  })
  await limitCode(context, mobile)
  const reached = await mayReachGuest(context, mobile, isTaken ? null : mobile)
  await context.db.transaction().execute(async (db) => {
    const registration = { mobile, email, fullName, gender, dateOfBirth, passwordHash, language: context.language }
    if (!isTaken) {
      if (!(await upsertRegistration(db, registration, context.now()))) throw duplicateError('mobile')
      await insertConsent(db, {
        mobile,
        granted: body.marketingMessages === true && passwordHash !== '',
        source: 'registration',
        at: context.now(),
      })
    }
    await sendCode({ ...context, db }, { askedWith: mobile, mobile, purpose: 'register', muted: isTaken || !reached })
  })
  return { mobile, resendAfter: RESEND_AFTER }
}

/**
 * Returns the hash to store; empty when another password was registered for the mobile within the lifetime of a code.
 * Only the code shows who owns the mobile, so neither password counts: the owner logs in by code and resets the
 * password.
 */
async function hashToStore(context: Context, mobile: string, password: string): Promise<string> {
  const { db, now } = context
  const earlier = await selectRegisteredPassword(db, mobile, new Date(now().getTime() - CONTESTED_MS))
  if (earlier !== undefined && !(await isPassword(context, earlier, password))) return ''
  return hashOfPassword(context, password)
}

/** Deletes registrations that were not verified for a day, at most 10,000 at a time, and returns their number. */
export async function purgeRegistrations({ db, now }: Pick<Context, 'db' | 'now'>): Promise<number> {
  return deleteUnverified(db, new Date(now().getTime() - UNVERIFIED_MS), PURGED_AT_ONCE)
}

/**
 * Opens a session by e-mail or mobile and password. An unknown account takes as long as a wrong password. Throws
 * VALIDATION_FAILED, INVALID_CREDENTIALS, RATE_LIMITED, and only for the right password ACCOUNT_UNVERIFIED and
 * ACCOUNT_BLOCKED.
 */
export async function login(context: Context, body: LoginBody): Promise<LoggedIn> {
  const { identifier, password } = parseLogin(body)
  const found = await selectAccount(context.db, identifier)
  const account = await withLoginLimit(context, { typed: identifierText(identifier), account: found }, () =>
    isPassword(context, found?.passwordHash, password),
  )
  if (!account.verified) throw new ApiError('ACCOUNT_UNVERIFIED')
  if (account.blocked) throw new ApiError('ACCOUNT_BLOCKED')
  return { ...(await openByPassword(context, account)), ...(await viewCustomer(context, account.id)) }
}

/**
 * Opens a session unless the password was changed meanwhile: that change ends all sessions, and none by the old
 * password may follow.
 */
async function openByPassword(
  context: Context,
  { id, passwordHash }: Account,
): Promise<{ token: string; expiresAt: string }> {
  const opened = await context.db.transaction().execute(async (db) => {
    const same = (await lockPassword(db, id)) === passwordHash
    return same ? openSession({ ...context, db }, id) : null
  })
  if (!opened) throw new ApiError('INVALID_CREDENTIALS')
  return opened
}

/** Runs in the transaction that verifies the mobile (E.164) of a customer. */
export type OnMobileVerified = (context: Context, customerId: number, mobile: string) => Promise<unknown>

/**
 * Checks a code. `register` verifies the account of the mobile and opens a session; `mobile` sets the authenticated
 * customer's new mobile. Both call `onMobileVerified`. Throws VALIDATION_FAILED, CODE_INVALID, CODE_EXPIRED,
 * CODE_TOO_MANY_TRIES, RATE_LIMITED, ACCOUNT_BLOCKED; for `mobile` UNAUTHENTICATED and MOBILE_TAKEN.
 */
export async function checkCode(
  context: Context,
  body: CheckCodeBody,
  onMobileVerified: OnMobileVerified,
): Promise<CodeChecked> {
  const { mobile, code, purpose } = parseCode(body)
  if (purpose === 'mobile') return changeMobile(context, mobile, code, onMobileVerified)
  return withCheckLimit(context, mobile, () =>
    useCode(context, { askedWith: mobile, purpose, code }, async (inside) => {
      const account = await verifyCustomer(inside.db, mobile, inside.now())
      if (!account) throw new ApiError('CODE_INVALID')
      if (account.blocked) throw new ApiError('ACCOUNT_BLOCKED')
      await onMobileVerified(inside, account.id, mobile)
      return { ...(await openSession(inside, account.id)), user: await viewCustomer(inside, account.id) }
    }),
  )
}

async function changeMobile(
  context: Context,
  mobile: string,
  code: string,
  onMobileVerified: OnMobileVerified,
): Promise<CodeChecked> {
  const { id, mobile: current } = await requireCustomer(context)
  return withCheckLimit(context, current, () =>
    useCode(context, { askedWith: mobile, purpose: 'mobile', code }, async (inside, customerId) => {
      if (customerId !== id) throw new ApiError('CODE_INVALID')
      await refuseDuplicates(() => updateMobile(inside.db, id, mobile, inside.now()))
      await onMobileVerified(inside, id, mobile)
      return { token: inside.token ?? '', user: await viewCustomer(inside, id) }
    }),
  )
}

/**
 * Sends a code to a mobile, or for `reset` to the mobile of an e-mail. Known and unknown accounts get the same answer
 * by the same statements; for `order` every mobile gets a code, since its owner needs no account. The limits count
 * WhatsApp and SMS together. Throws VALIDATION_FAILED, SMS_UNAVAILABLE, RATE_LIMITED, and for `mobile` and `delete`,
 * which need a session, UNAUTHENTICATED. A code for `delete` goes to the customer's own mobile, by WhatsApp.
 */
export async function requestCode(context: Context, body: SendCodeBody): Promise<void> {
  if (body.purpose === 'delete') return requestDeletionCode(context)
  const { identifier, purpose, channel } = parseCodeRequest(body)
  requireChannel(context, channel)
  if (purpose === 'mobile') return requestMobile(context, identifierText(identifier), channel)
  const askedWith = identifierText(identifier)
  await limitCode(context, askedWith)
  if (purpose === 'order') {
    const muted = !(await mayReachGuest(context, askedWith, askedWith))
    return context.db
      .transaction()
      .execute((db) => sendCode({ ...context, db }, { askedWith, mobile: askedWith, purpose, channel, muted }))
  }
  const account = await selectAccount(context.db, identifier)
  // An unverified registration has no password to reset.
  const known = account && (purpose === 'register' || account.verified) ? account : undefined
  const reached = await mayReachGuest(context, askedWith, known?.mobile ?? null)
  const order = {
    askedWith,
    mobile: known?.mobile ?? askedWith,
    purpose,
    channel,
    customerId: known?.id,
    muted: !known || !reached,
  }
  await context.db.transaction().execute((db) => sendCode({ ...context, db }, order))
}

/** Returns the ways of a code that the shop has. */
export function listCodeChannels({ config }: Pick<Context, 'config'>): Channel[] {
  if (config.whatsappIsOff) return ['sms']
  return offersSms(config) ? ['whatsapp', 'sms'] : ['whatsapp']
}
