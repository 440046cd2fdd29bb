import type { GraphQLResolveInfo } from 'graphql'
import type { Cart, CartLine } from '#src/__generated__/rest.ts'
import type { CartLineInput, Resolvers } from '#src/__generated__/schema.ts'
import { addressBody, addressFields } from '#src/domains/location/address-input.ts'
import { nearQuery } from '#src/domains/location/near-input.ts'
import { requireIdempotencyKey } from '#src/graphql/bad-input.ts'
import type { GraphContext } from '#src/graphql/context.ts'
import { asksOnly, knownOr } from '#src/graphql/fields.ts'
import { idOf, numberIn } from '#src/graphql/ids.ts'
import { type FieldsAtFault, refusable } from '#src/graphql/user-errors.ts'

type CartSource = GraphContext['sources']['cart']

/**
 * The cart of a visitor who has none yet. Not null, because a normalising cache would keep that null when a mutation
 * returns the first cart.
 */
const emptyCart: Cart = {
  id: 0,
  revision: 0,
  token: null,
  lines: [],
  quantity: 0,
  subtotal: 0,
  discount: 0,
  coupon: null,
  couponDiscount: 0,
  freeDelivery: null,
  deliveryFee: null,
  tax: 0,
  total: 0,
  contact: null,
  address: null,
  delivery: null,
  pickup: null,
  nextStep: 'cart',
  changes: [],
  lastOrder: null,
  merged: null,
}

/**
 * Reads the cart again after a failed change, because it may differ from the one the visitor saw. A resolver of its
 * own, so that the errors are returned even when the cart cannot be read.
 */
const cartAfterChange = {
  cart: async ({ cart }: { cart?: Cart | Promise<Cart | null> | null }, _: unknown, { sources }: GraphContext) =>
    (await cart) ?? sources.cart.current(),
}

export const cartResolvers: Resolvers = {
  Query: {
    cart: async (_, __, { sources }) => (await sources.cart.current()) ?? emptyCart,
    cartPickupBranches: (_, { stateId, ...place }, { sources }) =>
      sources.cart.pickupBranches({
        governorate: (stateId && numberIn('State', stateId)) || undefined,
        ...nearQuery(place),
      }),
  },
  Mutation: {
    cartLinesAdd: (_, { input: { lines, idempotencyKey } }, context, info) =>
      change(context, info, (cart) => cart.add(lines.map(lineOf), optionalIdempotencyKey(idempotencyKey)), addFields),
    cartLineUpdate: (_, { input: { lineId, quantity, idempotencyKey } }, context, info) =>
      change(
        context,
        info,
        (cart) => cart.update({ lineId: idOf('CartLine', lineId), quantity }, optionalIdempotencyKey(idempotencyKey)),
        lineFields,
      ),
    cartLineRemove: (_, { input: { lineId, idempotencyKey } }, context, info) =>
      change(
        context,
        info,
        (cart) => cart.remove({ lineId: idOf('CartLine', lineId) }, optionalIdempotencyKey(idempotencyKey)),
        lineFields,
      ),
    cartClear: (_, __, context, info) => change(context, info, (cart) => cart.clear()),
    cartRefresh: (_, __, context, info) => change(context, info, (cart) => cart.refresh()),
    cartCouponApply: (_, { input: { code } }, context, info) =>
      change(context, info, (cart) => cart.applyCoupon({ code }), couponFields),
    cartCouponRemove: (_, __, context, info) => change(context, info, (cart) => cart.removeCoupon()),
    cartContactUpdate: (_, { input: { contact } }, context, info) =>
      change(context, info, (cart) => cart.setContact({ ...contact }), contactFields),
    cartAddressUpdate: (_, { input: { address, addressId } }, context, info) =>
      change(
        context,
        info,
        (cart) => cart.setAddress(address ? addressBody(address) : { addressId: idOf('Address', addressId ?? '') }),
        address
          ? addressFields()
          : { NOT_FOUND: 'addressId', REGION_NOT_DELIVERABLE: 'addressId', regionId: 'addressId' },
      ),
    cartPickupChoose: (_, { input: { branchId } }, context, info) =>
      change(context, info, (cart) => cart.choosePickup(idOf('Branch', branchId)), pickupFields),
    cartDeliveryChoose: (_, __, context, info) => change(context, info, (cart) => cart.chooseDelivery()),
  },
  Cart: {
    // Normalising caches keep one cart, whichever the visitor has after a login or an order.
    id: () => 'current',
    token: (_, __, { sources }) => sources.cart.guestToken(),
    changes: ({ changes, lines }) =>
      changes.map((change) => ({ ...change, line: lines.find(({ id }) => id === change.lineId) ?? null })),
  },
  CartLine: { parts: ({ product, parts }) => parts.map((part) => ({ ...part, productId: product.id })) },
  CartLinePart: {
    variant: ({ variantId, productId }, _, { sources }, info) =>
      knownOr(info, { id: variantId }, () => sources.catalog.variant({ id: variantId, productId })),
  },
  PickupBranch: {
    async missingLines({ missingLineIds }, _, { sources }, info) {
      if (missingLineIds.length === 0) return []
      if (asksOnly(info, ['id'])) return missingLineIds.map((id) => ({ id }) as CartLine)
      return (await sources.cart.current())?.lines.filter(({ id }) => missingLineIds.includes(id)) ?? []
    },
  },
  CartLinesAddPayload: cartAfterChange,
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
async function change(
  { sources: { cart } }: GraphContext,
  info: GraphQLResolveInfo,
  run: (cart: CartSource) => Promise<Cart>,
  fields?: FieldsAtFault,
) {
  const { done, userErrors } = await refusable<Cart>(info, () => run(cart), {
    IDEMPOTENCY_CONFLICT: 'idempotencyKey',
    ...fields,
  })
  return { cart: done, userErrors }
}

/** The input fields that errors are about. A refusal of one line names no line: it is the first. */
const addFields: FieldsAtFault = {
  NOT_FOUND: 'lines.0.variantId',
  VARIANT_UNAVAILABLE: 'lines.0.variantId',
  OUT_OF_STOCK: 'lines.0.quantity',
  QUANTITY_REDUCED: 'lines.0.quantity',
  QUANTITY_LIMIT: 'lines.0.quantity',
  variantId: 'lines.0.variantId',
  quantity: 'lines.0.quantity',
  parts: 'lines.0.parts',
}
const lineFields: FieldsAtFault = {
  NOT_FOUND: 'lineId',
  VARIANT_UNAVAILABLE: 'lineId',
  OUT_OF_STOCK: 'quantity',
  QUANTITY_REDUCED: 'quantity',
  QUANTITY_LIMIT: 'quantity',
}
const contactFields: FieldsAtFault = {
  fullName: 'contact.fullName',
  mobile: 'contact.mobile',
  anotherMobile: 'contact.anotherMobile',
  email: 'contact.email',
}
const couponFields: FieldsAtFault = {
  COUPON_UNKNOWN: 'code',
  COUPON_EXPIRED: 'code',
  COUPON_MINIMUM: 'code',
  COUPON_ITEMS: 'code',
  COUPON_USED_UP: 'code',
  couponCode: 'code',
}
const pickupFields: FieldsAtFault = {
  PICKUP_UNAVAILABLE: 'branchId',
  NOT_FOUND: 'branchId',
  OUT_OF_STOCK: 'branchId',
  pickup: 'branchId',
  pickupBranchId: 'branchId',
}

function lineOf({ variantId, quantity, parts }: CartLineInput) {
  return {
    variantId: idOf('Variant', variantId),
    quantity: quantity ?? undefined,
    parts: parts?.map((id) => idOf('Variant', id)),
  }
}

/** Without a key, or with an empty one, every request takes effect. */
function optionalIdempotencyKey(key: string | null | undefined): string | undefined {
  return key ? requireIdempotencyKey(key, 'idempotencyKey') : undefined
}
