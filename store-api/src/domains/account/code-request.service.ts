import type { Context } from '#src/http/context.ts'
import { limitCode, mayReach } from './account-limits.ts'
import { checkedCodeRequest } from './account-rules.ts'
import type { SendCodeBody } from './account.schema.ts'
import { sendCode } from './code.service.ts'
import { selectAccount, selectTaken } from './customer.queries.ts'
import { textOf } from './field-rules.ts'
import { requireCustomer } from './session.service.ts'
import { takenError } from './taken.ts'

/**
 * Sends a code to a mobile, or for `reset` to the mobile of an e-mail. Known and unknown ones get the same answer by the same
 * statements. Throws VALIDATION_FAILED, RATE_LIMITED; for `mobile`, which only who is logged in may ask for, UNAUTHENTICATED and
 * MOBILE_TAKEN.
 */
export async function requestCode(context: Context, body: SendCodeBody): Promise<void> {
  const { identifier, purpose } = checkedCodeRequest(body)
  if (purpose === 'mobile') return requestMobile(context, textOf(identifier))
  const askedWith = textOf(identifier)
  await limitCode(context, askedWith)
  const account = await selectAccount(context.db, identifier)
  // A registration that was never finished has no password to forget.
  const known = account && (purpose === 'register' || account.verified) ? account : undefined
  const reached = await mayReach(context, known?.mobile ?? `nobody ${askedWith}`)
  await send(context, { askedWith, mobile: known?.mobile ?? askedWith, purpose, customerId: known?.id, muted: !known || !reached })
}

async function requestMobile(context: Context, mobile: string): Promise<void> {
  const { id } = await requireCustomer(context)
  const taken = await selectTaken(context.db, { mobile, email: null, exceptId: id })
  if (taken.mobile) throw takenError('mobile')
  await limitCode(context, mobile)
  const reached = await mayReach(context, mobile)
  await send(context, { askedWith: mobile, mobile, purpose: 'mobile', customerId: id, muted: !reached })
}

function send(context: Context, order: Parameters<typeof sendCode>[1]): Promise<void> {
  return context.db.transaction().execute((db) => sendCode({ ...context, db }, order))
}
