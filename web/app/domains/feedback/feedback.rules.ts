import * as v from 'valibot'
import * as fields from '#app/__generated__/field-rules.ts'
import { longEnough, mobile, optionalEmail, personName, required } from '#app/lib/forms/rules.ts'

const message = longEnough(fields.message.min, { required: 'feedback:rules.message', min: 'feedback:rules.messageMin' })

/** Validates a review of a line (docs/rules/feedback.md#review): only the rating is required. */
export const reviewRules = v.object({ rating: required('feedback:rules.rating') })

const subject = longEnough(fields.subject.min, { required: 'feedback:rules.subject', min: 'feedback:rules.subjectMin' })

const person = {
  fullName: personName({
    required: 'cart:rules.fullName.required',
    min: 'cart:rules.fullName.min',
    name: 'cart:rules.fullName.name',
  }),
  mobile: mobile({
    required: 'cart:rules.mobile.required',
    min: 'cart:rules.mobile.min',
    invalid: 'cart:rules.mobile.invalid',
  }),
  email: optionalEmail('cart:rules.email'),
}

/** Validates a new ticket (docs/rules/feedback.md#ticket). */
export const ticketRules = v.object({ subject, message })

/** Validates a reply to a ticket. */
export const replyRules = v.object({
  message: longEnough(fields.reply.min, { required: 'feedback:rules.message', min: 'feedback:rules.message' }),
})

/** Validates a complaint or suggestion (docs/rules/feedback.md#complaint). */
export const complaintRules = v.object({ message, ...person })

/** Validates a complaint about a branch, which it requires. */
export const branchComplaintRules = v.object({ branchId: required('feedback:rules.branch'), ...complaintRules.entries })

/** Validates a contact message. */
export const messageRules = v.object({ ...person, subject, message })

/**
 * Validates a product request (docs/rules/feedback.md#product-request); its write requires a club, brand or other
 * maker.
 */
export const requestRules = v.object({
  name: longEnough(fields.requestedName.min, { required: 'feedback:rules.name', min: 'feedback:rules.nameMin' }),
  mobile: person.mobile,
})
