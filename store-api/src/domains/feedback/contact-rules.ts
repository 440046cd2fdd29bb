// The rules of docs/rules/feedback.md#contact-message and docs/rules/feedback.md#product-request.
import { fieldRules } from '#src/field-rules.ts'
import type { FieldRule } from '#src/http/api-error.ts'
import { chosenId, type Given, type Judged, mobile, name8, optionalEmail, optionalText, text } from '#src/http/rules.ts'
import { lengthWithoutSpaces, tidyText } from '#src/http/text.ts'
import type { ContactBody, ProductRequestBody } from './contact.schema.ts'
import { letter } from './feedback-rules.ts'

/** Validates each field of a contact message. */
export function judgedMessage({ fullName, mobile: number, email, subject, message }: ContactBody) {
  return {
    fullName: name8(fullName),
    mobile: mobile(number),
    email: optionalEmail(email),
    subject: text(subject, fieldRules.subject),
    message: letter(message, fieldRules.message),
  }
}

/** Validates each field of a product request; the queries check that club, brand and category exist. */
export function judgedRequest(body: ProductRequestBody) {
  return {
    name: text(body.name, fieldRules.requestedName),
    clubId: optionalChoice(body.clubId),
    brandId: optionalChoice(body.brandId),
    otherMaker: optionalLine(body.otherMaker, fieldRules.otherMaker),
    categoryId: optionalChoice(body.categoryId),
    size: optionalLine(body.size, fieldRules.requestedSize),
    color: optionalLine(body.color, fieldRules.requestedColor),
    link: optionalLink(body.link),
    mobile: mobile(body.mobile),
    notes: optionalText(body.notes, fieldRules.requestNotes),
  }
}

/** Returns the faults of a request that names neither a club, a brand nor another brand. */
export function makerFault({ clubId, brandId, otherMaker }: ProductRequestBody): Record<string, FieldRule[]> {
  return clubId || brandId || otherMaker?.trim() ? {} : { clubId: [{ rule: 'required' }] }
}

function optionalChoice(given: number | null | undefined): Judged<number | null> {
  return given ? chosenId(given) : { value: null }
}

function optionalLine(given: Given, { max }: { max: number }): Judged<string | null> {
  const value = tidyText(given ?? '')
  if (lengthWithoutSpaces(value) === 0) return { value: null }
  return [...value].length <= max ? { value } : { fault: { rule: 'max', values: { max } } }
}

/** A web address; `https://` is added when it is missing. */
function optionalLink(given: Given): Judged<string | null> {
  const typed = tidyText(given ?? '')
  if (typed === '') return { value: null }
  const url = URL.parse(/^[a-z][a-z\d+.-]*:/i.test(typed) ? typed : `https://${typed}`)
  const known = url && /^https?:$/.test(url.protocol) && url.hostname.includes('.') && url.username === ''
  return known && url.href.length <= fieldRules.requestedLink.max ? { value: url.href } : { fault: { rule: 'link' } }
}
