import { mobile } from '#app/lib/forms/rules.ts'
import { egyptianMobile, fullName } from '#app/domains/account/field.rules.ts'

/** Validates the receiver of an address (docs/rules/validation.md#forms); the form checks that the two numbers differ. */
export const receiverEntries = {
  fullName,
  phone: egyptianMobile,
  anotherPhone: mobile({
    required: 'address:rules.anotherPhone.required',
    min: 'account:rules.mobile.min',
    invalid: 'account:rules.mobile.invalid',
  }),
}
