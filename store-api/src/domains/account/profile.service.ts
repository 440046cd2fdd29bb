import type { Context } from '#src/http/context.ts'
import { limitCode, mayReach, RESEND_AFTER } from './account-limits.ts'
import { checkedProfile } from './account-rules.ts'
import type { Customer, ProfileUpdated, UpdateProfileBody } from './account.schema.ts'
import { sendCode } from './code.service.ts'
import { selectTaken, updateCustomer } from './customer.queries.ts'
import { viewCustomer } from './customer.service.ts'
import { requireCustomer } from './session.service.ts'
import { orTaken, takenError } from './taken.ts'

/** Who is logged in. Throws UNAUTHENTICATED. */
export async function getProfile(context: Context): Promise<Customer> {
  const { id } = await requireCustomer(context)
  return viewCustomer(context, id)
}

/**
 * Changes what is given of a customer. A new mobile is not set but asked for a code: it counts once that is checked. Throws
 * UNAUTHENTICATED, VALIDATION_FAILED, EMAIL_TAKEN, MOBILE_TAKEN, RATE_LIMITED; nothing is changed then.
 */
export async function updateProfile(context: Context, body: UpdateProfileBody): Promise<ProfileUpdated> {
  const customer = await requireCustomer(context)
  const { changes, mobile } = checkedProfile(body, context.now())
  const mobileToVerify = mobile === undefined || mobile === customer.mobile ? null : mobile
  await admit(context, customer.id, changes.email ?? null, mobileToVerify)
  const reached = mobileToVerify !== null && (await mayReach(context, mobileToVerify))
  await orTaken(() =>
    context.db.transaction().execute(async (db) => {
      await updateCustomer(db, customer.id, changes, context.now())
      if (mobileToVerify) await sendCode({ ...context, db }, { ...codeFor(mobileToVerify, customer.id), muted: !reached })
    }),
  )
  return { ...(await viewCustomer(context, customer.id)), mobileToVerify, resendAfter: mobileToVerify ? RESEND_AFTER : null }
}

function codeFor(mobile: string, customerId: number) {
  return { askedWith: mobile, mobile, purpose: 'mobile' as const, customerId }
}

/** Throws MOBILE_TAKEN, EMAIL_TAKEN, RATE_LIMITED. */
async function admit(context: Context, exceptId: number, email: string | null, mobile: string | null): Promise<void> {
  const taken = await selectTaken(context.db, { mobile: mobile ?? '', email, exceptId })
  if (taken.mobile) throw takenError('mobile')
  if (taken.email) throw takenError('email')
  if (mobile) await limitCode(context, mobile)
}
