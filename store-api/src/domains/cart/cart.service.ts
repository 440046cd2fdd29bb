import { bookAddress } from '#src/domains/account/address-book/address.service.ts'
import type { ContactDocument } from '#src/db/tables/cart.ts'
import type { AddressDocument } from '#src/db/tables/cart.ts'
import type { Context } from '#src/http/context.ts'
import { mobile, name8, optionalEmail, otherMobile, requireValid } from '#src/http/rules.ts'
import { findCoupon, refuseCoupon } from '#src/domains/coupon/coupon.service.ts'
import { requireAddress } from '#src/domains/location/delivery-address.service.ts'
import { ApiError } from '#src/http/api-error.ts'
import { cartOwner, isCustomers } from './cart-access.service.ts'
import { changeCart } from './cart-change.service.ts'
import { requirePickupBranch } from './cart-pickup.service.ts'
import { deleteCarts, selectCartOf } from './cart.queries.ts'
import type { CartAddressChoiceBody, CartView, ContactDetailsBody } from './cart.schema.ts'
import { viewCart } from './cart-view.service.ts'

/** Returns the caller's cart with current prices and stock; null when there is none. */
export async function getCart(context: Context, token: string | undefined): Promise<CartView | null> {
  const owner = await cartOwner(context, token)
  const cart = owner && (await selectCartOf(context.db, owner))
  return cart ? viewCart(context, cart) : null
}

/**
 * Acknowledges current prices and removes hidden products; the revision increases only when something differed. Throws
 * CART_EMPTY without a cart.
 */
export async function refreshCart(context: Context, token: string | undefined): Promise<CartView> {
  return changeCart(context, token, 'CART_EMPTY', async (_, { lines }) => {
    const remove = lines.filter(({ isHidden }) => isHidden).map(({ id }) => id)
    const put = lines.filter(({ isHidden, price, seenPrice }) => !isHidden && price !== seenPrice)
    return { write: remove.length + put.length > 0 ? { remove, put } : null }
  })
}

/**
 * Stores the contact details of the cart (docs/rules/cart.md#checkout-steps). Throws VALIDATION_FAILED with every
 * fault, CART_EMPTY without a cart.
 */
export async function setCartContact(
  context: Context,
  token: string | undefined,
  body: ContactDetailsBody,
): Promise<CartView> {
  const contact = requireContact(body)
  return changeCart(context, token, 'CART_EMPTY', async () => ({ write: { columns: { contact } } }))
}

/**
 * Returns contact details as they are stored (docs/rules/validation.md#forms). Throws VALIDATION_FAILED with every
 * fault.
 */
export function requireContact(body: ContactDetailsBody): ContactDocument {
  const first = mobile(body.mobile)
  return requireValid({
    fullName: name8(body.fullName),
    mobile: first,
    anotherMobile: otherMobile(body.anotherMobile, first),
    email: optionalEmail(body.email),
  })
}

/** Returns an entry of the address book after the checks of a typed address: the shop may no longer deliver there. */
async function addressFromBook(context: Context, id: number): Promise<AddressDocument> {
  const { location = null, regionId, ...entry } = await bookAddress(context, id)
  return { ...(await requireAddress(context, { ...entry, regionId: regionId ?? 0 })), location }
}

/**
 * Stores the delivery address of the cart (docs/rules/cart.md#checkout-steps), given in full or by an entry of the
 * address book. Throws VALIDATION_FAILED with every fault, REGION_NOT_DELIVERABLE when that is the only one, CART_EMPTY
 * without a cart, and for an entry UNAUTHENTICATED and NOT_FOUND.
 */
export async function setCartAddress(
  context: Context,
  token: string | undefined,
  body: CartAddressChoiceBody,
): Promise<CartView> {
  const address = await (body.addressId ? addressFromBook(context, body.addressId) : requireAddress(context, body))
  return changeCart(context, token, 'CART_EMPTY', async () => ({ write: { columns: { address } } }))
}

/**
 * Chooses the branch where the cart is collected, or delivery for null (docs/rules/pickup.md#choosing); the address
 * stays. Throws PICKUP_UNAVAILABLE at `branchId` for an unknown branch, CART_EMPTY without a cart.
 */
export async function setCartPickup(
  context: Context,
  token: string | undefined,
  branchId: number | null,
): Promise<CartView> {
  return changeCart(context, token, 'CART_EMPTY', async (inside, cart) => {
    if (branchId !== null) await requirePickupBranch(inside, cart.lines, branchId, 'branchId')
    return { write: cart.pickupBranchId === branchId ? null : { columns: { pickupBranchId: branchId } } }
  })
}

/**
 * Applies the coupon of a typed code to the caller's cart, instead of the one it has (docs/rules/coupons.md#cart).
 * Throws CART_EMPTY, RATE_LIMITED, and at `code` COUPON_UNKNOWN, COUPON_EXPIRED, COUPON_MINIMUM, COUPON_ITEMS,
 * COUPON_USED_UP; the cart is unchanged then.
 */
export async function applyCoupon(context: Context, token: string | undefined, typed: string): Promise<CartView> {
  const owner = await cartOwner(context, token)
  const found = owner && (await selectCartOf(context.db, owner))
  if (!owner || !found || found.lines.length === 0) throw new ApiError('CART_EMPTY')
  const coupon = await findCoupon(
    context,
    typed,
    isCustomers(owner) ? owner : { cartId: found.id, mobile: found.contact?.mobile ?? null },
    'code',
  )
  return changeCart(context, token, 'CART_EMPTY', async (inside, cart) => {
    if (cart.couponId === coupon.id) return { write: null }
    const view = await viewCart(inside, { ...cart, couponId: coupon.id })
    if (view.coupon?.problem) throw refuseCoupon(context, view.coupon, 'code')
    return { write: { columns: { couponId: coupon.id } } }
  })
}

/** Removes the coupon of the caller's cart; without one nothing changes. Throws CART_EMPTY without a cart. */
export async function removeCoupon(context: Context, token: string | undefined): Promise<CartView> {
  return changeCart(context, token, 'CART_EMPTY', async (_, { couponId }) => ({
    write: couponId === null ? null : { columns: { couponId: null } },
  }))
}

const DAY = 86_400_000
/**
 * Days without a change until a cart is deleted; a guest's is kept twice as long as its token lives in a browser
 * (docs/rules/cart.md#owner-and-lifetime).
 */
const KEPT_DAYS = { guest: 60, customer: 365 }
const PURGED_AT_ONCE = 10_000

/**
 * Deletes the carts of guests that were unchanged for 60 days and of customers for a year, at most 10,000 at a time,
 * and returns their number. Placing an order counts as a change; the order itself stays.
 */
export async function purgeCarts({ db, now }: Pick<Context, 'db' | 'now'>): Promise<number> {
  const since = (days: number) => new Date(now().getTime() - days * DAY)
  return deleteCarts(db, { guest: since(KEPT_DAYS.guest), customer: since(KEPT_DAYS.customer) }, PURGED_AT_ONCE)
}
