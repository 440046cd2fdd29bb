import * as v from 'valibot'
import type { WholeCart_CartFragment as Cart } from '#app/domains/cart/__generated__/whole-cart.ts'
import { branchRefusals, isPickup, pickupRules } from '#app/domains/cart/pickup/pickup-form.ts'
import { CartDeliveryChooseDocument, CartPickupChooseDocument } from '#app/domains/cart/pickup/__generated__/pickup.ts'
import { addressIn } from '#app/domains/location/address-input.ts'
import { field } from '#app/lib/forms/field.ts'
import {
  accepted,
  defineWrite,
  refused,
  type Refused,
  type WriteResult,
  type WriteTools,
} from '#app/lib/forms/write.ts'
import { CartAddressKeepDocument, CartAddressUpdateDocument } from './__generated__/address-write.ts'
import { addressEntriesOf } from './checkout.rules.ts'
import { refuseStep } from './refuse-step.ts'

/**
 * Saves the branch of a pick-up (`way` = `pickup`), or the delivery address, a saved one (`addressId`) or a new one,
 * and leads to the last step. `wasPickup` marks a cart that leaves pick-up. `intent` = `places` returns the form with
 * the place lists of its choice, for visitors without JavaScript.
 */
export const addressWrite = defineWrite({
  mutation: CartAddressUpdateDocument,
  async before({ form }, tools) {
    if (field(form, 'intent') === 'places') return refused([], form)
    // Without a branch the rules refuse the form.
    if (isPickup(form)) return field(form, 'branchId') ? choosePickup(form, tools) : undefined
    return field(form, 'wasPickup') ? chooseDelivery(form, tools) : undefined
  },
  rules: (form) => (isPickup(form) ? pickupRules : v.object(field(form, 'addressId') ? {} : addressEntriesOf(form))),
  variables: ({ form }) => ({
    input: field(form, 'addressId') ? { addressId: field(form, 'addressId') } : { address: addressIn(form) },
  }),
  async done({ cartAddressUpdate: { cart } }, { form }, { mutate }) {
    // Saving the address is optional: a full or failing address book must not block the order.
    if (field(form, 'keep') && !field(form, 'addressId') && cart?.contact) {
      const input = { address: addressIn(form), ...receiverOf(cart.contact) }
      await mutate(CartAddressKeepDocument, { input }).catch(() => undefined)
    }
    return accepted({ next: '/cart/payments' })
  },
  // NOT_FOUND of a saved address refers to the address, so the form shows it.
  refused: ({ cartAddressUpdate: { userErrors } }, { form }) =>
    refuseStep(userErrors, form, field(form, 'addressId') ? ['CART_EMPTY'] : undefined),
})

/** Chooses the branch of a pick-up and leads to the last step. */
async function choosePickup(form: FormData, { mutate }: WriteTools): Promise<WriteResult> {
  const { userErrors } = (await mutate(CartPickupChooseDocument, { input: { branchId: field(form, 'branchId') } }))
    .cartPickupChoose
  return userErrors.length > 0
    ? refuseStep(branchRefusals(userErrors), form, ['CART_EMPTY'])
    : accepted({ next: '/cart/payments' })
}

/** Leaves pick-up. Returns the refusal, or undefined. */
async function chooseDelivery(form: FormData, { mutate }: WriteTools): Promise<Refused | undefined> {
  const { userErrors } = (await mutate(CartDeliveryChooseDocument, {})).cartDeliveryChoose
  return userErrors.length > 0 ? refuseStep(userErrors, form) : undefined
}

/** The recipient is the person who orders. */
function receiverOf({ fullName, mobile, anotherMobile }: NonNullable<Cart['contact']>) {
  return { fullName, mobile, anotherMobile }
}
