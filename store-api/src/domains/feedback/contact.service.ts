import { findCustomer } from '#src/domains/account/session.service.ts'
import type { Context } from '#src/http/context.ts'
import { valuesOf } from '#src/http/judged-error.ts'
import type { FieldRule } from '#src/http/api-error.ts'
import { redraw, type Redrawn } from '#src/http/upload-picture.ts'
import { insertMessage, selectSameMessage } from './contact.queries.ts'
import { judgedMessage, judgedRequest, makerFault } from './contact-rules.ts'
import type { ContactBody, FeedbackNumber, ProductRequestBody } from './contact.schema.ts'
import { limitLetter, limitLetterTry } from './feedback-limits.ts'
import { underFreeNumber } from './feedback-number.ts'
import { onceAMinute } from './once.service.ts'
import { insertRequest, insertRequestPicture, isKnown, type NewRequest, selectSameRequest } from './product-request.queries.ts'

/** Accepts a contact message; no account needed. Throws VALIDATION_FAILED, RATE_LIMITED. */
export async function sendMessage(context: Context, body: ContactBody): Promise<FeedbackNumber> {
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

const references = { clubId: 'club', brandId: 'brand', categoryId: 'category' } as const

/**
 * Accepts a request for a product or a suggestion to sell one; no account needed. `file` is a picture of it. Throws VALIDATION_FAILED,
 * RATE_LIMITED, FILE_TYPE, FILE_TOO_LARGE.
 */
export async function requestProduct(
  context: Context,
  kind: NewRequest['kind'],
  body: ProductRequestBody,
  file: Buffer | null = null,
): Promise<FeedbackNumber> {
  const customer = await findCustomer(context)
  await limitLetterTry(context)
  const judged = judgedRequest(body)
  const values = valuesOf(judged, { ...makerFault(body), ...(await unknownOnes(context, judged)) })
  const picture = file && (await drawRequestPicture(file))
  const request = { ...values, kind, customerId: customer?.id ?? null, at: context.now() }
  const number = await onceAMinute(context, request.mobile, {
    same: (db, since) => selectSameRequest(db, request, since),
    limit: () => limitLetter(context, request.mobile),
    write: async (trx) => {
      const written = await underFreeNumber('P', (free) => insertRequest(trx, free, request))
      if (picture) await insertRequestPicture(trx, written.id, picture)
      return written.number
    },
  })
  return { number }
}

type Judged = ReturnType<typeof judgedRequest>

/** Returns the faults of choices that do not exist. */
async function unknownOnes({ db }: Context, judged: Judged): Promise<Record<string, FieldRule[]>> {
  const faults: Record<string, FieldRule[]> = {}
  for (const name of ['clubId', 'brandId', 'categoryId'] as const) {
    const chosen = judged[name]
    if (chosen.fault || chosen.value === null) continue
    if (!(await isKnown(db, references[name], chosen.value))) faults[name] = [{ rule: 'ref' }]
  }
  return faults
}

/** Maximum side of the stored picture in pixels: enough to recognise a product. */
const SIDE = 1200

/** Re-encodes the picture of a product request. Throws FILE_TYPE, FILE_TOO_LARGE as `redraw` does. */
function drawRequestPicture(file: Buffer): Promise<Redrawn> {
  return redraw(file, (picture) => picture.resize(SIDE, SIDE, { fit: 'inside', withoutEnlargement: true }))
}
