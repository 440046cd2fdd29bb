import { checkForm } from '#app/lib/forms/check-form.ts'
import { fields } from '#app/lib/forms/field.ts'
import { textOf } from '#app/lib/i18n/i18n.ts'
import { accepted, refused } from '#app/lib/route/results.ts'
import type { Write } from '#app/lib/route/route-types.ts'
import { CartClientUpdateDocument } from '#app/domains/cart/__generated__/cart-writes.ts'
import { clientFieldNames } from './client-fields.tsx'
import { clientRules } from './client.rules.ts'
import { lostCart } from './lost-cart.ts'

/** Keeps who orders and goes on to the address. */
export const clientWrite: Write = async ({ form, locale }, { mutate }) => {
  const faults = checkForm(clientRules, form, textOf(locale))
  if (faults.length > 0) return refused(faults, form)
  const { cartClientUpdate } = await mutate(CartClientUpdateDocument, { input: fields(form, clientFieldNames) })
  lostCart(cartClientUpdate.userErrors)
  if (cartClientUpdate.userErrors.length > 0) return refused(cartClientUpdate.userErrors, form)
  return accepted({ next: '/cart/address' })
}
