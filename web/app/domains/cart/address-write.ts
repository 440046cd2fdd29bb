import { checkForm } from '#app/lib/forms/check-form.ts'
import { field, fields } from '#app/lib/forms/field.ts'
import { textOf } from '#app/lib/i18n/i18n.ts'
import { accepted, refused } from '#app/lib/route/results.ts'
import type { Write } from '#app/lib/route/route-types.ts'
import { CartAddressUpdateDocument } from './__generated__/cart-writes.ts'
import { addressFieldNames } from './address-fields.tsx'
import { addressRules } from './address.rules.ts'
import { lostCart } from './lost-cart.ts'

/**
 * Keeps where it goes and leads on to the last step. `intent` = `places` asks only for the form again, with the lists that belong
 * to what is chosen: for a visitor without JavaScript.
 */
export const addressWrite: Write = async ({ form, locale }, { mutate }) => {
  if (field(form, 'intent') === 'places') return refused([], form)
  const faults = checkForm(addressRules, form, textOf(locale))
  if (faults.length > 0) return refused(faults, form)
  const { cartAddressUpdate } = await mutate(CartAddressUpdateDocument, { input: fields(form, addressFieldNames) })
  lostCart(cartAddressUpdate.userErrors)
  if (cartAddressUpdate.userErrors.length > 0) return refused(cartAddressUpdate.userErrors, form)
  return accepted({ next: '/cart/payments' })
}
