import { mobile } from '#app/lib/forms/rules.ts'
import { egyptianMobile, fullName } from '#app/domains/account/field.rules.ts'

/** Who receives at an address (DOMAIN §2.3 "Address"); that the two numbers differ is for the whole form to say. */
export const receiverEntries = {
  fullName,
  phone: egyptianMobile,
  anotherPhone: mobile({
    required: 'address:rules.anotherPhone.required',
    min: 'account:rules.mobile.min',
    invalid: 'account:rules.mobile.invalid',
  }),
}
