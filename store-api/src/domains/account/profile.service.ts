import type { Context } from '#src/http/context.ts'
import { tidyText } from '#src/http/text.ts'
import { limitCode, limitEmailChange, limitMobileChange, mayReach, RESEND_AFTER } from './account-limits.service.ts'
import { parseProfile } from './account-rules.ts'
import type { Customer, ProfileUpdated, UpdateProfileBody } from './account.schema.ts'
import { sendCode } from './code.service.ts'
import { insertConsent } from './consent.queries.ts'
import type { Channel } from '#src/domains/message/sender.ts'
import { updateCustomer } from './customer.queries.ts'
import { refuseDuplicates, viewCustomer } from './customer.service.ts'
import { requireCustomer } from './session.service.ts'

/** Returns the authenticated customer. Throws UNAUTHENTICATED. */
export async function getProfile(context: Context): Promise<Customer> {
  const { id } = await requireCustomer(context)
  return viewCustomer(context, id)
}

/**
 * Changes the given fields of the authenticated customer. A new mobile is not stored but gets a code: only the right
 * code reveals whether it has an account. Whether an e-mail has one is revealed, within a daily limit. Throws
 * UNAUTHENTICATED, VALIDATION_FAILED, EMAIL_TAKEN, RATE_LIMITED; nothing changes then.
 */
export async function updateProfile(context: Context, body: UpdateProfileBody): Promise<ProfileUpdated> {
  const { id, mobile: current } = await requireCustomer(context)
  const before = await viewCustomer(context, id)
  // An e-mail of before the rules of today may stay.
  const keepsEmail = tidyText(body.email ?? '').toLowerCase() === before.email
  const { changes, mobile } = parseProfile(keepsEmail ? { ...body, email: undefined } : body, context.now())
  const mobileToVerify = mobile === undefined || mobile === current ? null : mobile
  if (changes.email && changes.email !== before.email) await limitEmailChange(context, id)
  const reached = mobileToVerify !== null && (await admitMobile(context, id, mobileToVerify))
  await refuseDuplicates(() =>
    context.db.transaction().execute(async (db) => {
      await updateCustomer(db, id, changes, context.now())
      if (mobileToVerify) await sendCode({ ...context, db }, { ...codeFor(mobileToVerify, id), muted: !reached })
    }),
  )
  return { ...(await viewCustomer(context, id)), mobileToVerify, resendAfter: mobileToVerify ? RESEND_AFTER : null }
}

/** Sends a code to the new mobile of a customer, whether it has an account or not. Throws RATE_LIMITED. */
export async function requestMobile(context: Context, mobile: string, channel: Channel): Promise<void> {
  const { id } = await requireCustomer(context)
  const reached = await admitMobile(context, id, mobile)
  await context.db
    .transaction()
    .execute((db) => sendCode({ ...context, db }, { ...codeFor(mobile, id), channel, muted: !reached }))
}

/** Sends a code for the deletion to the authenticated customer's own mobile. Throws UNAUTHENTICATED, RATE_LIMITED. */
export async function requestDeletionCode(context: Context): Promise<void> {
  const { id: customerId, mobile } = await requireCustomer(context)
  await limitCode(context, mobile)
  const muted = !(await mayReach(context, mobile))
  const code = { askedWith: mobile, mobile, purpose: 'delete' as const, customerId, muted }
  await context.db.transaction().execute((db) => sendCode({ ...context, db }, code))
}

/** Counts a code to a new mobile and returns whether it may be sent. Throws RATE_LIMITED. */
async function admitMobile(context: Context, id: number, mobile: string): Promise<boolean> {
  await limitMobileChange(context, id, mobile)
  return mayReach(context, mobile)
}

function codeFor(mobile: string, customerId: number) {
  return { askedWith: mobile, mobile, purpose: 'mobile' as const, customerId }
}

/**
 * Writes the customer's decision about marketing messages with its time (docs/rules/privacy.md#consent); the decision
 * that holds already is not written again. Throws UNAUTHENTICATED.
 */
export async function decideMarketing(context: Context, granted: boolean): Promise<Customer> {
  const { id, mobile } = await requireCustomer(context)
  const customer = await viewCustomer(context, id)
  if (customer.marketingMessages === granted) return customer
  await insertConsent(context.db, { mobile, granted, source: 'account', at: context.now() })
  return { ...customer, marketingMessages: granted }
}
