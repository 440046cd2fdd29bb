import { findCustomer } from '#src/domains/account/session.service.ts'
import { fieldRules } from '#src/field-rules.ts'
import type { FieldRule } from '#src/http/api-error.ts'
import type { Context } from '#src/http/context.ts'
import { type Given, type Judged, mobile, optionalId, optionalText, text, requireValid } from '#src/http/rules.ts'
import { lengthWithoutSpaces, tidyText } from '#src/http/text.ts'
import { redraw, type Redrawn } from '#src/http/upload-picture.ts'
import type { FeedbackNumber } from './contact.schema.ts'
import { limitMessage, limitMessageTry } from './feedback-limits.ts'
import { underFreeNumber } from './feedback-number.ts'
import { onceAMinute } from './once.service.ts'
import {
  insertRequest,
  insertRequestPicture,
  isKnown,
  type NewRequest,
  selectSameRequest,
} from './product-request.queries.ts'
import type { ProductRequestBody } from './product-request.schema.ts'

const references = { clubId: 'club', brandId: 'brand', categoryId: 'category' } as const

/**
 * Accepts a request for a product or a suggestion to sell one; no account needed. `file` is a picture of it. Throws
 * VALIDATION_FAILED, RATE_LIMITED, FILE_TYPE, FILE_TOO_LARGE.
 */
export async function requestProduct(
  context: Context,
  kind: NewRequest['kind'],
  body: ProductRequestBody,
  file: Buffer | null = null,
): Promise<FeedbackNumber> {
  const customer = await findCustomer(context)
  const judged = judgeProductRequest(body)
  await limitMessageTry(context, { customer, mobile: judged.mobile })
  const values = requireValid(judged, { ...makerFault(body), ...(await unknownOnes(context, judged)) })
  const picture = file && (await drawRequestPicture(context, file))
  const request = { ...values, kind, customerId: customer?.id ?? null, at: context.now() }
  const number = await onceAMinute(context, request.mobile, {
    same: (db, since) => selectSameRequest(db, request, since),
    limit: () => limitMessage(context, request.mobile),
    write: async (trx) => {
      const written = await underFreeNumber('P', (free) => insertRequest(trx, free, request))
      if (picture) await insertRequestPicture(trx, written.id, picture)
      return written.number
    },
  })
  return { number }
}

type JudgedRequest = ReturnType<typeof judgeProductRequest>

/** Returns the faults of choices that do not exist. */
async function unknownOnes({ db }: Context, judged: JudgedRequest): Promise<Record<string, FieldRule[]>> {
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
function drawRequestPicture(context: Context, file: Buffer): Promise<Redrawn> {
  return redraw(context, file, (picture) => picture.resize(SIDE, SIDE, { fit: 'inside', withoutEnlargement: true }))
}

/**
 * Validates each field of a product request (docs/rules/feedback.md#product-request); the queries check that club,
 * brand and category exist.
 */
function judgeProductRequest(body: ProductRequestBody) {
  return {
    name: text(body.name, fieldRules.requestedName),
    clubId: optionalId(body.clubId),
    brandId: optionalId(body.brandId),
    otherMaker: optionalLine(body.otherMaker, fieldRules.otherMaker),
    categoryId: optionalId(body.categoryId),
    size: optionalLine(body.size, fieldRules.requestedSize),
    color: optionalLine(body.color, fieldRules.requestedColor),
    link: optionalLink(body.link),
    mobile: mobile(body.mobile),
    notes: optionalText(body.notes, fieldRules.requestNotes),
  }
}

/** Returns the faults of a request that names neither a club, a brand nor another brand. */
function makerFault({ clubId, brandId, otherMaker }: ProductRequestBody): Record<string, FieldRule[]> {
  return clubId || brandId || otherMaker?.trim() ? {} : { clubId: [{ rule: 'required' }] }
}

function optionalLine(given: Given, { max }: { max: number }): Judged<string | null> {
  const value = tidyText(given ?? '')
  if (lengthWithoutSpaces(value) === 0) return { value: null }
  return [...value].length <= max ? { value } : { fault: { rule: 'max', values: { max } } }
}

/**
 * How a web address begins: with `http://` or `https://`, or with its host. No backslash: browsers read it as a slash.
 */
const WEB_ADDRESS = /^(?:https?:\/\/|(?![a-z][a-z\d+.-]*:))[\p{L}\d][^\s\\]*$/iu

/** A web address; `https://` is added when it is missing. */
function optionalLink(given: Given): Judged<string | null> {
  const typed = tidyText(given ?? '')
  if (typed === '') return { value: null }
  const url = WEB_ADDRESS.test(typed) ? URL.parse(/^https?:/i.test(typed) ? typed : `https://${typed}`) : null
  const known = url && url.hostname.includes('.') && url.username === ''
  return known && url.href.length <= fieldRules.requestedLink.max ? { value: url.href } : { fault: { rule: 'link' } }
}
