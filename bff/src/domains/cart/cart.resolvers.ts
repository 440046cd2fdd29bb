import type { GraphQLResolveInfo } from 'graphql'
import type { Cart } from '#src/__generated__/rest.ts'
import type { Resolvers } from '#src/__generated__/schema.ts'
import { addressBody, addressFields } from '#src/graphql/address-input.ts'
import { checkedKey } from '#src/graphql/bad-input.ts'
import type { GraphContext } from '#src/graphql/context.ts'
import { idOf, numberIn } from '#src/graphql/ids.ts'
import { type FieldsAtFault, refusable } from '#src/graphql/user-errors.ts'
import * as enums from './cart-enums.ts'

type CartSource = GraphContext['sources']['cart']

/**
 * Reads the cart again after a failed change, because it may differ from the one the visitor saw. A resolver of its own, so that the errors
 * are returned even when the cart cannot be read.
 */
const cartAfterChange = {
  cart: async ({ cart }: { cart?: Cart | Promise<Cart | null> | null }, _: unknown, { sources }: GraphContext) => (await cart) ?? sources.cart.current(),
}

export const cartResolvers: Resolvers = {
  ...enums,
  Query: {
    cart: (_, __, { sources }) => sources.cart.current(),
    cartPickupBranches: (_, { stateId, lat, lng }, { sources }) =>
      sources.cart.pickupBranches({ governorate: (stateId && numberIn('State', stateId)) || undefined, lat: lat ?? undefined, lng: lng ?? undefined }),
  },
  Mutation: {
    cartLineAdd: (_, { input: { variantId, quantity, parts, idempotencyKey } }, context, info) =>
      change(context, info, (cart) =>
        cart.add({ variantId: idOf('Variant', variantId), quantity: quantity ?? undefined, parts: parts?.map((id) => idOf('Variant', id)) }, keyOf(idempotencyKey)),
      ),
    cartLineUpdate: (_, { input: { lineId, quantity, idempotencyKey } }, context, info) =>
      change(context, info, (cart) => cart.update({ lineId: idOf('CartLine', lineId), quantity }, keyOf(idempotencyKey))),
    cartLineRemove: (_, { input: { lineId, idempotencyKey } }, context, info) =>
      change(context, info, (cart) => cart.remove({ lineId: idOf('CartLine', lineId) }, keyOf(idempotencyKey))),
    cartClear: (_, __, context, info) => change(context, info, (cart) => cart.clear()),
    cartRefresh: (_, __, context, info) => change(context, info, (cart) => cart.refresh()),
    cartCouponApply: (_, { input: { code } }, context, info) => change(context, info, (cart) => cart.applyCoupon({ code })),
    cartCouponRemove: (_, __, context, info) => change(context, info, (cart) => cart.removeCoupon()),
    cartContactUpdate: (_, { input }, context, info) => change(context, info, (cart) => cart.setContact({ ...input })),
    cartAddressUpdate: (_, { input: { address } }, context, info) =>
      change(context, info, (cart) => cart.setAddress(addressBody(address)), addressFields()),
    cartAddressChoose: (_, { input: { addressId } }, context, info) =>
      change(context, info, (cart) => cart.setAddress({ addressId: idOf('Address', addressId) })),
    cartPickupChoose: (_, { input: { branchId } }, context, info) => change(context, info, (cart) => cart.choosePickup(idOf('Branch', branchId))),
    cartDeliveryChoose: (_, __, context, info) => change(context, info, (cart) => cart.chooseDelivery()),
  },
  // Normalising caches keep one cart, whichever the visitor has after a login or an order.
  Cart: { id: () => 'current', token: (_, __, { sources }) => sources.cart.guestToken() },
  CartLineAddPayload: cartAfterChange,
  CartLineUpdatePayload: cartAfterChange,
  CartLineRemovePayload: cartAfterChange,
  CartClearPayload: cartAfterChange,
  CartRefreshPayload: cartAfterChange,
  CartCouponApplyPayload: cartAfterChange,
  CartCouponRemovePayload: cartAfterChange,
  CartContactUpdatePayload: cartAfterChange,
  CartAddressUpdatePayload: cartAfterChange,
  CartPickupChoosePayload: cartAfterChange,
  CartDeliveryChoosePayload: cartAfterChange,
  CartChange: {
    priceWas: ({ code, was }) => (code === 'PRICE_CHANGED' ? was : null),
    priceNow: ({ code, now }) => (code === 'PRICE_CHANGED' ? now : null),
    available: ({ code, now }) => (code === 'PRICE_CHANGED' ? null : now),
  },
}

/** Changes the cart. Returns no cart when the change fails; `cartAfterChange` then reads it. */
async function change({ sources: { cart } }: GraphContext, info: GraphQLResolveInfo, run: (cart: CartSource) => Promise<Cart>, fieldsAtFault?: FieldsAtFault) {
  const { done, userErrors } = await refusable<Cart>(info, () => run(cart), fieldsAtFault)
  return { cart: done, userErrors }
}

/** Without a key, or with an empty one, every request takes effect. */
function keyOf(key: string | null | undefined): string | undefined {
  return key ? checkedKey(key, 'idempotencyKey') : undefined
}
