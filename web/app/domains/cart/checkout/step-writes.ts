import { field, fields } from '#app/lib/forms/field.ts'
import { accepted, defineWrite, refused, type Refused, type WriteResult, type WriteTools } from '#app/lib/forms/write.ts'
import { contactDetailsFieldNames } from './contact-details-fields.tsx'
import { addressRules, contactDetailsRules } from './checkout.rules.ts'
import type { WholeCart_CartFragment as Cart } from '#app/domains/cart/__generated__/whole-cart.ts'
import { addressFieldNames } from '#app/lib/forms/address-field-names.ts'
import type { UserError } from '#app/lib/apollo/written.ts'
import { goTo } from '#app/lib/route/results.ts'
import {
  CartAddressChooseDocument,
  CartAddressKeepDocument,
  CartAddressUpdateDocument,
  CartContactUpdateDocument,
} from './__generated__/step-writes.ts'

/** Keeps who orders and goes on to the address. */
export const contactDetailsWrite = defineWrite({
  mutation: CartContactUpdateDocument,
  rules: contactDetailsRules,
  variables: ({ form }) => ({ input: fields(form, contactDetailsFieldNames) }),
  done: () => accepted({ next: '/cart/address' }),
  refused: ({ cartContactUpdate: { userErrors } }, { form }) => refusedStep(userErrors, form),
})

/**
 * Keeps where the order goes, an address of the address book (`addressId`) or another one, and leads on to the last step. `intent` =
 * `places` only returns the form with the lists that belong to what is chosen, for a visitor without JavaScript.
 */
export const addressWrite = defineWrite({
  mutation: CartAddressUpdateDocument,
  before({ form }, tools) {
    if (field(form, 'intent') === 'places') return refused([], form)
    const addressId = field(form, 'addressId')
    return addressId ? chooseAddress(addressId, form, tools) : undefined
  },
  rules: addressRules,
  variables: ({ form }) => ({ input: fields(form, addressFieldNames) }),
  async done({ cartAddressUpdate: { cart } }, { form }, { mutate }) {
    // The order can go on without it: a book that is full, or does not answer, keeps nobody from ordering.
    if (field(form, 'keep') && cart?.contact) {
      const input = { ...fields(form, addressFieldNames), ...receiverOf(cart.contact) }
      await mutate(CartAddressKeepDocument, { input }).catch(() => undefined)
    }
    return accepted({ next: '/cart/payments' })
  },
  refused: ({ cartAddressUpdate: { userErrors } }, { form }) => refusedStep(userErrors, form),
})

async function chooseAddress(addressId: string, form: FormData, { mutate }: WriteTools): Promise<WriteResult> {
  const { userErrors } = (await mutate(CartAddressChooseDocument, { input: { addressId } })).cartAddressChoose
  // NOT_FOUND is the address here: the form says so.
  return userErrors.length > 0 ? refusedStep(userErrors, form, ['CART_EMPTY']) : accepted({ next: '/cart/payments' })
}

/** Who receives there: who orders. */
function receiverOf({ fullName, mobile, anotherMobile }: NonNullable<Cart['contact']>) {
  return { fullName, mobile, anotherMobile }
}

/** A refused step of the checkout: the form again, or the page of the cart when these codes (`lost`) say that the cart is empty or gone. */
function refusedStep(userErrors: readonly UserError[], form: FormData, lost: readonly string[] = ['CART_EMPTY', 'NOT_FOUND']): Refused {
  if (userErrors.some(({ code }) => lost.includes(code))) throw goTo('/my-cart?notice=CART_EMPTY')
  return refused(userErrors, form)
}
