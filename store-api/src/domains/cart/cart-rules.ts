import type { ContactDocument } from '#src/db/tables/cart.ts'
import { valuesOf } from '#src/http/judged-error.ts'
import { mobile, name8, optionalEmail, otherMobile, wholeNumber } from '#src/http/rules.ts'
import type { ContactDetailsBody, Quantity } from './cart.schema.ts'

/** Returns contact details as they are stored (docs/rules/validation.md#forms). Throws VALIDATION_FAILED with every fault. */
export function checkedContact(body: ContactDetailsBody): ContactDocument {
  const first = mobile(body.mobile)
  return valuesOf({
    fullName: name8(body.fullName),
    mobile: first,
    anotherMobile: otherMobile(body.anotherMobile, first),
    email: optionalEmail(body.email),
  })
}

/** Returns the quantity of a line, 1 to `max`; reads Arabic digits too. Throws VALIDATION_FAILED at `quantity`. */
export function checkedQuantity(given: Quantity, max: number): number {
  return valuesOf({ quantity: wholeNumber(given, { max, rule: 'quantity' }) }).quantity
}
