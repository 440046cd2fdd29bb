import * as v from 'valibot'
import { CART_PATH } from '#app/domains/catalog/add-to-cart/add-to-cart-write.ts'
import { field } from '#app/lib/forms/field.ts'
import { required } from '#app/lib/forms/rules.ts'
import { accepted, defineWrite, type Sent } from '#app/lib/forms/write.ts'
import { CartCouponApplyDocument, CartCouponRemoveDocument } from './__generated__/coupon.ts'

/** Path of the last checkout step. */
export const PAYMENTS_PATH = '/cart/payments'

/** The page of a coupon's form: the last checkout step, or the cart. */
const done = (_: unknown, { form }: Sent) =>
  accepted({ without: field(form, 'page') === PAYMENTS_PATH ? PAYMENTS_PATH : CART_PATH })

/** Writes of the coupon's forms, on the cart page and in the last checkout step, by `intent`. */
export const couponWrites = {
  coupon: defineWrite({
    mutation: CartCouponApplyDocument,
    rules: v.object({ couponCode: required('cart:coupon.required') }),
    variables: ({ form }) => ({ input: { code: field(form, 'couponCode') } }),
    done: done,
  }),
  couponRemove: defineWrite({ mutation: CartCouponRemoveDocument, variables: () => ({}), done: done }),
}
