import { checkForm } from '#app/lib/forms/check-form.ts'
import { field, fields } from '#app/lib/forms/field.ts'
import { textOf } from '#app/lib/i18n/i18n.ts'
import { accepted, refused } from '#app/lib/route/results.ts'
import type { Write, WriteResult, WriteTools } from '#app/lib/route/route-types.ts'
import { CartAddressChooseDocument, CartAddressKeepDocument, CartAddressUpdateDocument } from '#app/domains/cart/__generated__/cart-writes.ts'
import type { WholeCart_CartFragment as Cart } from '#app/domains/cart/__generated__/whole-cart.ts'
import { addressFieldNames } from './address-fields.tsx'
import { addressRules } from './address.rules.ts'
import { lostCart } from './lost-cart.ts'

/**
 * Keeps where it goes, a place of the address book or another one, and leads on to the last step. `intent` = `places` asks only for the form again, with the lists that belong
 * to what is chosen: for a visitor without JavaScript.
 */
export const addressWrite: Write = async ({ form, locale }, { mutate }) => {
  if (field(form, 'intent') === 'places') return refused([], form)
  const addressId = field(form, 'addressId')
  if (addressId) return chooseAddress(addressId, form, mutate)
  const faults = checkForm(addressRules, form, textOf(locale))
  if (faults.length > 0) return refused(faults, form)
  const input = fields(form, addressFieldNames)
  const { cartAddressUpdate } = await mutate(CartAddressUpdateDocument, { input })
  lostCart(cartAddressUpdate.userErrors)
  if (cartAddressUpdate.userErrors.length > 0) return refused(cartAddressUpdate.userErrors, form)
  const client = cartAddressUpdate.cart?.client
  // The order can go on without it: a book that is full, or does not answer, keeps nobody from ordering.
  if (field(form, 'keep') && client) {
    await mutate(CartAddressKeepDocument, { input: { ...input, ...receiverOf(client) } }).catch(() => undefined)
  }
  return accepted({ next: '/cart/payments' })
}

async function chooseAddress(addressId: string, form: FormData, mutate: WriteTools['mutate']): Promise<WriteResult> {
  const { cartAddressChoose } = await mutate(CartAddressChooseDocument, { input: { addressId } })
  lostCart(cartAddressChoose.userErrors.filter(({ code }) => code === 'CART_EMPTY'))
  if (cartAddressChoose.userErrors.length > 0) return refused(cartAddressChoose.userErrors, form)
  return accepted({ next: '/cart/payments' })
}

/** Who receives there: who orders. */
function receiverOf({ fullName, mobile, anotherMobile }: NonNullable<Cart['client']>) {
  return { fullName, phone: mobile, anotherPhone: anotherMobile }
}
