import * as v from 'valibot'
import { longEnough, mobile, optionalEmail, personName, required } from '#app/lib/forms/rules.ts'

const message = (min: 2 | 10) =>
  longEnough(min, { required: 'feedback:rules.message', min: min === 2 ? 'feedback:rules.message' : 'feedback:rules.messageMin' })

/** A review of a line (docs/rules/feedback.md#review): stars alone must be there. */
export const reviewRules = v.object({ rating: required('feedback:rules.rating') })

const subject = longEnough(3, { required: 'feedback:rules.subject', min: 'feedback:rules.subjectMin' })

const person = {
  fullName: personName({ required: 'cart:rules.fullName.required', min: 'cart:rules.fullName.min', name: 'cart:rules.fullName.name' }),
  mobile: mobile({ required: 'cart:rules.mobile.required', min: 'cart:rules.mobile.min', invalid: 'cart:rules.mobile.invalid' }),
  email: optionalEmail('cart:rules.email'),
}

/** A new ticket (docs/rules/feedback.md#ticket). */
export const ticketRules = v.object({ subject, message: message(10) })

/** More of a question. */
export const replyRules = v.object({ message: message(2) })

/** A complaint or suggestion (docs/rules/feedback.md#complaint). */
export const complaintRules = v.object({ message: message(10), ...person })

/** The same about a branch: it says which. */
export const branchComplaintRules = v.object({ branchId: required('feedback:rules.branch'), ...complaintRules.entries })

/** A message to the shop. */
export const messageRules = v.object({ ...person, subject, message: message(10) })

/** A product request (docs/rules/feedback.md#product-request). That a club, brand or other maker is given, the write says. */
export const requestRules = v.object({
  name: longEnough(2, { required: 'feedback:rules.name', min: 'feedback:rules.nameMin' }),
  mobile: person.mobile,
})
