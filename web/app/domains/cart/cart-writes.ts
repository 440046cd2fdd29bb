import * as v from 'valibot'
import { addToCartWrite, CART_PATH, checkQuantity, quantityIn } from '#app/domains/catalog/add-to-cart/add-to-cart-write.ts'
import { field } from '#app/lib/forms/field.ts'
import { required } from '#app/lib/forms/rules.ts'
import { accepted, defineWrite, type Sent } from '#app/lib/forms/write.ts'
import { CartCouponApplyDocument, CartCouponRemoveDocument } from './coupon/__generated__/coupon.ts'
import { CartLineRemoveDocument, CartLineUpdateDocument, CartRefreshDocument } from './__generated__/cart-writes.ts'

/** Path of the last checkout step. */
export const PAYMENTS_PATH = '/cart/payments'

const done = () => accepted({ without: CART_PATH })

/** The page of a coupon's form: the last checkout step, or the cart. */
const doneThere = (_: unknown, { form }: Sent) => accepted({ without: field(form, 'page') === PAYMENTS_PATH ? PAYMENTS_PATH : CART_PATH })

/** Writes of cart forms of the whole site, by `intent`. Without JavaScript they lead to the cart page. */
export const cartWrites = {
  add: addToCartWrite,
  update: defineWrite({
    mutation: CartLineUpdateDocument,
    check: checkQuantity,
    variables: ({ form }) => ({ input: { lineId: field(form, 'lineId'), quantity: quantityIn(form) } }),
    done,
  }),
  remove: defineWrite({
    mutation: CartLineRemoveDocument,
    variables: ({ form }) => ({ input: { lineId: field(form, 'lineId') } }),
    done,
  }),
  refresh: defineWrite({ mutation: CartRefreshDocument, variables: () => ({}), done }),
  coupon: defineWrite({
    mutation: CartCouponApplyDocument,
    rules: v.object({ couponCode: required('cart:coupon.required') }),
    variables: ({ form }) => ({ input: { code: field(form, 'couponCode') } }),
    done: doneThere,
  }),
  couponRemove: defineWrite({ mutation: CartCouponRemoveDocument, variables: () => ({}), done: doneThere }),
}
