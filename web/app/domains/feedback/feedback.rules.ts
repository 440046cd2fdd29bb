import * as v from 'valibot'
import { longEnough, mobile, optionalEmail, personName, required } from '#app/lib/forms/rules.ts'

const message = (min: 2 | 10) =>
  longEnough(min, { required: 'feedback:rules.message', min: min === 2 ? 'feedback:rules.message' : 'feedback:rules.messageMin' })

/** Validates a review of a line (docs/rules/feedback.md#review): only the rating is required. */
export const reviewRules = v.object({ rating: required('feedback:rules.rating') })

const subject = longEnough(3, { required: 'feedback:rules.subject', min: 'feedback:rules.subjectMin' })

const person = {
  fullName: personName({ required: 'cart:rules.fullName.required', min: 'cart:rules.fullName.min', name: 'cart:rules.fullName.name' }),
  mobile: mobile({ required: 'cart:rules.mobile.required', min: 'cart:rules.mobile.min', invalid: 'cart:rules.mobile.invalid' }),
  email: optionalEmail('cart:rules.email'),
}

/** Validates a new ticket (docs/rules/feedback.md#ticket). */
export const ticketRules = v.object({ subject, message: message(10) })

/** Validates a reply to a ticket. */
export const replyRules = v.object({ message: message(2) })

/** Validates a complaint or suggestion (docs/rules/feedback.md#complaint). */
export const complaintRules = v.object({ message: message(10), ...person })

/** Validates a complaint about a branch, which it requires. */
export const branchComplaintRules = v.object({ branchId: required('feedback:rules.branch'), ...complaintRules.entries })

/** Validates a contact message. */
export const messageRules = v.object({ ...person, subject, message: message(10) })

/** Validates a product request (docs/rules/feedback.md#product-request); its write requires a club, brand or other maker. */
export const requestRules = v.object({
  name: longEnough(2, { required: 'feedback:rules.name', min: 'feedback:rules.nameMin' }),
  mobile: person.mobile,
})
