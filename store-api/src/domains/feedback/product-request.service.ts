import { findCustomer } from '#src/domains/account/session.service.ts'
import type { FieldRule } from '#src/http/api-error.ts'
import type { Context } from '#src/http/context.ts'
import { valuesOf } from '#src/http/judged-error.ts'
import { judgedRequest, makerFault } from './contact-rules.ts'
import type { LetterNumber, ProductRequestBody } from './contact.schema.ts'
import { limitLetter, limitLetterTry } from './feedback-limits.ts'
import { underFreeNumber } from './feedback-number.ts'
import { onceAMinute } from './once.service.ts'
import { insertRequest, insertRequestPicture, isKnown, type NewRequest, selectSameRequest } from './product-request.queries.ts'
import { drawRequestPicture } from './request-picture.ts'

const references = { clubId: 'club', brandId: 'brand', categoryId: 'category' } as const

/**
 * Takes a product that somebody looks for, or would like the shop to sell, from anybody; `file` is a picture of it. Throws
 * VALIDATION_FAILED, RATE_LIMITED, FILE_TYPE, FILE_TOO_LARGE.
 */
export async function requestProduct(
  context: Context,
  kind: NewRequest['kind'],
  body: ProductRequestBody,
  file: Buffer | null = null,
): Promise<LetterNumber> {
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

/** What was chosen from a list and is not there. */
async function unknownOnes({ db }: Context, judged: Judged): Promise<Record<string, FieldRule[]>> {
  const faults: Record<string, FieldRule[]> = {}
  for (const name of ['clubId', 'brandId', 'categoryId'] as const) {
    const chosen = judged[name]
    if (chosen.fault || chosen.value === null) continue
    if (!(await isKnown(db, references[name], chosen.value))) faults[name] = [{ rule: 'ref' }]
  }
  return faults
}
