import { findCustomer } from '#src/domains/account/session.service.ts'
import type { Context } from '#src/http/context.ts'
import { mobile, name8, optionalEmail, text, requireValid } from '#src/http/rules.ts'
import { fieldRules } from '#src/field-rules.ts'
import { insertMessage, selectSameMessage } from './contact.queries.ts'
import type { ContactBody, FeedbackNumber } from './contact.schema.ts'
import { limitMessage, limitMessageTry } from './feedback-limits.ts'
import { underFreeNumber } from './feedback-number.ts'
import { onceAMinute } from './once.service.ts'
import { messageText } from './feedback-rules.ts'

/** Accepts a contact message; no account needed. Throws VALIDATION_FAILED, RATE_LIMITED. */
export async function sendMessage(context: Context, body: ContactBody): Promise<FeedbackNumber> {
  const customer = await findCustomer(context)
  const judged = judgeMessage(body)
  await limitMessageTry(context, { customer, mobile: judged.mobile })
  const message = { ...requireValid(judged), customerId: customer?.id ?? null, at: context.now() }
  const number = await onceAMinute(context, message.mobile, {
    same: (db, since) => selectSameMessage(db, message, since),
    limit: () => limitMessage(context, message.mobile),
    write: (trx) => underFreeNumber('M', (free) => insertMessage(trx, free, message)),
  })
  return { number }
}

/** Validates each field of a contact message (docs/rules/feedback.md#contact-message). */
function judgeMessage({ fullName, mobile: number, email, subject, message }: ContactBody) {
  return {
    fullName: name8(fullName),
    mobile: mobile(number),
    email: optionalEmail(email),
    subject: text(subject, fieldRules.subject),
    message: messageText(message, fieldRules.message),
  }
}
