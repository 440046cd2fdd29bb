import * as v from 'valibot'
import { longEnough, mobile, optionalEmail, required } from '#app/lib/forms/rules.ts'

const message = (min: 2 | 10) =>
  longEnough(min, { required: 'feedback:rules.message', min: min === 2 ? 'feedback:rules.message' : 'feedback:rules.messageMin' })

/** A review of a line (DOMAIN §2.3 "Review"): stars alone must be there. */
export const reviewRules = v.object({ rating: required('feedback:rules.rating') })

/** A new question (DOMAIN §2.3 "Ticket"). */
export const ticketRules = v.object({
  subject: longEnough(3, { required: 'feedback:rules.subject', min: 'feedback:rules.subjectMin' }),
  message: message(10),
})

/** More of a question. */
export const replyRules = v.object({ message: message(2) })

/** Who complains or suggests, and what (DOMAIN §2.3 "Complaint"). */
export const complaintRules = v.object({
  fullName: longEnough(8, { required: 'cart:rules.fullName.required', min: 'cart:rules.fullName.min' }),
  mobile: mobile({ required: 'cart:rules.mobile.required', min: 'cart:rules.mobile.min', invalid: 'cart:rules.mobile.invalid' }),
  email: optionalEmail('cart:rules.email'),
  message: message(10),
})
