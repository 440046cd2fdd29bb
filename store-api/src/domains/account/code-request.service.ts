import type { Context } from '#src/http/context.ts'
import { limitCode, mayReach } from './account-limits.ts'
import { checkedCodeRequest } from './account-rules.ts'
import type { SendCodeBody } from './account.schema.ts'
import { sendCode } from './code.service.ts'
import { selectAccount } from './customer.queries.ts'
import { textOf } from './field-rules.ts'
import { requestMobile } from './profile.service.ts'

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
