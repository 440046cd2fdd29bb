import type { ContactDocument } from '#src/db/tables/cart.ts'
import { valuesOf } from '#src/http/judged-error.ts'
import { mobile, name8, optionalEmail, otherMobile, wholeNumber } from '#src/http/rules.ts'
import type { ContactDetailsBody, Quantity } from './cart.schema.ts'

/** The contact details as they are stored (docs/rules/validation.md#forms); throws VALIDATION_FAILED with every fault. */
export function checkedContact(body: ContactDetailsBody): ContactDocument {
  const first = mobile(body.mobile)
  return valuesOf({
    fullName: name8(body.fullName),
    mobile: first,
    anotherMobile: otherMobile(body.anotherMobile, first),
    email: optionalEmail(body.email),
  })
}

/** The quantity of a line, from 1 to `max`, Arabic digits understood; throws VALIDATION_FAILED at `quantity`. */
export function checkedQuantity(given: Quantity, max: number): number {
  return valuesOf({ quantity: wholeNumber(given, { max, rule: 'quantity' }) }).quantity
}
