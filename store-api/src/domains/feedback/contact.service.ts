import { findCustomer } from '#src/domains/account/session.service.ts'
import type { Context } from '#src/http/context.ts'
import { valuesOf } from '#src/http/judged-error.ts'
import { insertMessage, selectSameMessage } from './contact.queries.ts'
import { judgedMessage } from './contact-rules.ts'
import type { ContactBody, LetterNumber } from './contact.schema.ts'
import { limitLetter, limitLetterTry } from './feedback-limits.ts'
import { underFreeNumber } from './feedback-number.ts'
import { onceAMinute } from './once.service.ts'

/** Takes a message to the shop, from anybody. Throws VALIDATION_FAILED, RATE_LIMITED. */
export async function sendMessage(context: Context, body: ContactBody): Promise<LetterNumber> {
  const customer = await findCustomer(context)
  await limitLetterTry(context)
  const message = { ...valuesOf(judgedMessage(body)), customerId: customer?.id ?? null, at: context.now() }
  const number = await onceAMinute(context, message.mobile, {
    same: (db, since) => selectSameMessage(db, message, since),
    limit: () => limitLetter(context, message.mobile),
    write: (trx) => underFreeNumber('M', (free) => insertMessage(trx, free, message)),
  })
  return { number }
}
