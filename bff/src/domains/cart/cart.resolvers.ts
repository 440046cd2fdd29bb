import type { GraphQLResolveInfo } from 'graphql'
import type { Cart } from '#src/__generated__/rest.ts'
import type { CartErrorCode, Resolvers } from '#src/__generated__/schema.ts'
import type { GraphContext } from '#src/graphql/context.ts'
import { refusable } from '#src/graphql/user-errors.ts'
import * as enums from './cart-enums.ts'

type CartSource = GraphContext['sources']['cart']

export const cartResolvers: Resolvers = {
  ...enums,
  Query: {
    cart: (_, __, { sources }) => sources.cart.current(),
  },
  Mutation: {
    cartLineAdd: (_, { input: { variantId, quantity, parts, key } }, context, info) =>
      change(context, info, (cart) =>
        cart.add({ variantId: idOf(variantId), quantity: quantity ?? undefined, parts: parts?.map(idOf) }, key),
      ),
    cartLineUpdate: (_, { input: { lineId, quantity, key } }, context, info) =>
      change(context, info, (cart) => cart.update({ lineId: idOf(lineId), quantity }, key)),
    cartLineRemove: (_, { input: { lineId, key } }, context, info) =>
      change(context, info, (cart) => cart.remove({ lineId: idOf(lineId) }, key)),
    cartClear: (_, __, context, info) => change(context, info, (cart) => cart.clear()),
    cartRefresh: (_, __, context, info) => change(context, info, (cart) => cart.refresh()),
    cartClientUpdate: (_, { input }, context, info) => change(context, info, (cart) => cart.setClient({ ...input })),
    cartAddressUpdate: (_, { input: { stateId, cityId, regionId, ...texts } }, context, info) =>
      change(context, info, (cart) =>
        cart.setAddress({ ...texts, stateId: optionalId(stateId), cityId: optionalId(cityId), regionId: optionalId(regionId) }),
      ),
    cartAddressChoose: (_, { input: { addressId } }, context, info) =>
      change(context, info, (cart) => cart.setAddress({ addressId: idOf(addressId) })),
  },
  CartChange: {
    priceWas: ({ code, was }) => (code === 'PRICE_CHANGED' ? was : null),
    priceNow: ({ code, now }) => (code === 'PRICE_CHANGED' ? now : null),
    available: ({ code, now }) => (code === 'PRICE_CHANGED' ? null : now),
  },
}

/** Changes the cart. When the change is refused the cart is read again: it may be another one than the visitor saw. */
async function change({ sources: { cart } }: GraphContext, info: GraphQLResolveInfo, run: (cart: CartSource) => Promise<Cart>) {
  const { done, userErrors } = await refusable<Cart, CartErrorCode>(info, () => run(cart))
  return { cart: done ?? (await cart.current()), userErrors }
}

/** An ID → the number on the wire; 0 stands for none such, which the store API refuses with the field at fault. */
function idOf(id: string): number {
  return /^\d{1,15}$/.test(id) ? Number(id) : 0
}

function optionalId(id: string | null | undefined): number | undefined {
  return id == null || id === '' ? undefined : idOf(id)
}
