// The rules of docs/rules/feedback.md for reviews, tickets and complaints.
import { fieldRules } from '#src/field-rules.ts'
import { readOrderNumber } from '#src/domains/order/order-number.ts'
import {
  chosenId,
  type Given,
  type Judged,
  mobile,
  name8,
  optionalEmail,
  optionalId,
  optionalText,
  text,
} from '#src/http/rules.ts'
import { lengthWithoutSpaces, tidyText } from '#src/http/text.ts'
import type { ReviewFit } from '#src/domains/catalog/product-detail.schema.ts'
import type { ComplaintBody, ComplaintMatter, ReviewBody, TicketBody } from './feedback.schema.ts'

const fits: readonly ReviewFit[] = ['small', 'true', 'large']

/** Validates each field of a review. */
export function judgeReview({ rating, fit, text: words }: ReviewBody) {
  return { rating: stars(rating), fit: fitOf(fit), text: optionalText(words, fieldRules.reviewText) }
}

/** Validates each field of a new ticket; the queries check the owner of its order. */
export function judgeTicket({ subject, message }: TicketBody) {
  return { subject: text(subject, fieldRules.subject), message: messageText(message, fieldRules.message) }
}

/** Validates a reply to a ticket. */
export function judgeReply({ message }: Pick<TicketBody, 'message'>) {
  return { message: messageText(message, fieldRules.reply) }
}

/**
 * A complaint or suggestion, judged field by field; its branch and order are for the tables to say. One about a branch
 * says which; one that does not say what it is about is about what it names.
 */
export function judgeComplaint({
  matter,
  fullName,
  mobile: number,
  email,
  branchId,
  orderNumber,
  message,
}: ComplaintBody) {
  const named = orderNumber?.trim() ? 'order' : branchId ? 'branch' : 'other'
  return {
    matter: { value: matter ?? named } satisfies Judged<ComplaintMatter>,
    fullName: name8(fullName),
    mobile: mobile(number),
    email: optionalEmail(email),
    branchId: matter === 'branch' ? chosenId(branchId) : optionalId(branchId),
    message: messageText(message, fieldRules.message),
  }
}

/** Normalises an order number: null when none was sent, undefined for an invalid one. */
export function orderNumberOf(given: Given): string | null | undefined {
  return given?.trim() ? (readOrderNumber(given) ?? undefined) : null
}

/** A required text with line breaks. */
export function messageText(given: Given, { min, max }: { min: number; max: number }): Judged<string> {
  const value = tidyText(given ?? '', { lines: true })
  const length = lengthWithoutSpaces(value)
  if (length === 0) return { fault: { rule: 'required' } }
  if (length < min) return { fault: { rule: 'min', values: { min } } }
  return [...value].length <= max ? { value } : { fault: { rule: 'max', values: { max } } }
}

/** 0 counts as no choice: type coercion turns null into 0. */
function stars(given: number | null | undefined): Judged<number> {
  if (!given) return { fault: { rule: 'required' } }
  return given >= 1 && given <= 5 ? { value: given } : { fault: { rule: 'type' } }
}

function fitOf(given: Given): Judged<ReviewFit | null> {
  if (!given) return { value: null }
  const fit = fits.find((one) => one === given)
  return fit ? { value: fit } : { fault: { rule: 'type' } }
}
