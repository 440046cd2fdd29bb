import { findCoupon, refuseCoupon } from '#src/domains/coupon/coupon.service.ts'
import { ApiError } from '#src/http/api-error.ts'
import type { Context } from '#src/http/context.ts'
import { cartOwner, isCustomers } from './cart-access.service.ts'
import { changeCart } from './cart-change.service.ts'
import { selectCartOf } from './cart.queries.ts'
import type { CartView } from './cart.schema.ts'
import { viewCart } from './cart-view.service.ts'

/**
 * Applies the coupon of a typed code to the caller's cart, instead of the one it has (docs/rules/coupons.md#cart). Throws CART_EMPTY,
 * RATE_LIMITED, and at `code` COUPON_UNKNOWN, COUPON_EXPIRED, COUPON_MINIMUM, COUPON_ITEMS, COUPON_USED_UP; the cart is unchanged then.
 */
export async function applyCoupon(context: Context, token: string | undefined, typed: string): Promise<CartView> {
  const owner = await cartOwner(context, token)
  const found = owner && (await selectCartOf(context.db, owner))
  if (!owner || !found || found.lines.length === 0) throw new ApiError('CART_EMPTY')
  const coupon = await findCoupon(context, typed, isCustomers(owner) ? owner : { cartId: found.id }, 'code')
  return changeCart(context, token, 'CART_EMPTY', async (inside, cart) => {
    if (cart.couponId === coupon.id) return { write: null }
    const view = await viewCart(inside, { ...cart, couponId: coupon.id })
    if (view.coupon?.problem) throw refuseCoupon(context, coupon, view.coupon.problem, 'code')
    return { write: { columns: { couponId: coupon.id } } }
  })
}

/** Removes the coupon of the caller's cart; without one nothing changes. Throws CART_EMPTY without a cart. */
export async function removeCoupon(context: Context, token: string | undefined): Promise<CartView> {
  return changeCart(context, token, 'CART_EMPTY', async (_, { couponId }) => ({ write: couponId === null ? null : { columns: { couponId: null } } }))
}
