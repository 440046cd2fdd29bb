import type { Order } from '#src/__generated__/rest.ts'
import type { Resolvers } from '#src/__generated__/schema.ts'
import { addressBody, addressFields } from '#src/domains/location/address-input.ts'
import { nearQuery } from '#src/domains/location/near-input.ts'
import { requireIdempotencyKey } from '#src/graphql/bad-input.ts'
import { idOf, numberIn } from '#src/graphql/ids.ts'
import { piastresOf } from '#src/graphql/money.ts'
import { type FieldsAtFault, refusable } from '#src/graphql/user-errors.ts'

const buyFields: FieldsAtFault = {
  ...Object.fromEntries(
    Object.entries(addressFields('address.')).map(([name, field]) => [name, `destination.${field}`]),
  ),
  NOT_FOUND: 'variantId',
  VARIANT_UNAVAILABLE: 'variantId',
  OUT_OF_STOCK: 'quantity',
  QUANTITY_REDUCED: 'quantity',
  QUANTITY_LIMIT: 'quantity',
  ORDER_LIMIT: 'quantity',
  PRICE_CHANGED: 'expectedUnitPrice',
  CODE_REQUIRED: 'code',
  CODE_INVALID: 'code',
  CODE_EXPIRED: 'code',
  CODE_TOO_MANY_TRIES: 'code',
  IDEMPOTENCY_CONFLICT: 'idempotencyKey',
  PICKUP_UNAVAILABLE: 'destination.pickupBranchId',
  REGION_NOT_DELIVERABLE: 'destination',
  ADDRESS_REQUIRED: 'destination',
  'lines.*': '',
  coupon: 'couponCode',
  address: 'destination.address',
  addressId: 'destination.addressId',
  pickup: 'destination.pickupBranchId',
  pickupBranchId: 'destination.pickupBranchId',
}

export const orderBuyNowResolvers: Resolvers = {
  Query: {
    buyNowQuote(_, { regionId, stateId, couponCode, pickupBranchId, ...asked }, { sources }) {
      const choice = parseChoice(asked)
      const [region, state] = [toOptionalId('Region', regionId), toOptionalId('State', stateId)]
      if (!choice || region === null || state === null) return null
      const branch = toOptionalId('Branch', pickupBranchId) ?? undefined
      return sources.orderBuyNow.quote({
        ...choice,
        regionId: region,
        stateId: state,
        couponCode: couponCode || undefined,
        pickupBranchId: branch,
      })
    },
    buyNowPickupBranches(_, { stateId, near, lat, lng, ...asked }, { sources }) {
      const choice = parseChoice(asked)
      const governorate = toOptionalId('State', stateId) ?? undefined
      return choice && sources.orderBuyNow.pickupBranches({ ...choice, governorate, ...nearQuery({ near, lat, lng }) })
    },
  },
  BuyNowQuote: { parts: ({ product, parts }) => parts.map((part) => ({ ...part, productId: product.id })) },
  Mutation: {
    async orderBuyNow(_, { input }, { sources }, info) {
      const { idempotencyKey, variantId, parts, expectedUnitPrice, contact, destination, ...rest } = input
      const { address, addressId, pickupBranchId } = destination
      const key = requireIdempotencyKey(idempotencyKey, 'idempotencyKey')
      const { done, userErrors } = await refusable<Order>(
        info,
        () =>
          sources.orderBuyNow.order(key, {
            ...rest,
            variantId: idOf('Variant', variantId),
            parts: parts?.map((id) => idOf('Variant', id)),
            expectedUnitPrice: piastresOf(expectedUnitPrice),
            contact: { ...contact },
            address: address ? addressBody(address) : undefined,
            addressId: addressId ? idOf('Address', addressId) : null,
            pickupBranchId: pickupBranchId ? idOf('Branch', pickupBranchId) : null,
          }),
        buyFields,
      )
      return { order: done, token: done?.token ?? null, userErrors }
    },
  },
}

/** Returns the variant, its parts and the quantity for the store API, or null for an impossible one. */
function parseChoice({ variantId, parts, quantity }: { variantId: string; parts?: string[] | null; quantity: number }) {
  const [variant, ...ofParts] = [variantId, ...(parts ?? [])].map((id) => numberIn('Variant', id))
  if (!variant || quantity < 1 || ofParts.includes(null)) return null
  return { variantId: variant, quantity, parts: ofParts.length > 0 ? (ofParts as number[]) : undefined }
}

/** Returns the number of an optional id: undefined without one, null for an impossible one. */
function toOptionalId(type: string, id: string | null | undefined): number | null | undefined {
  return id ? numberIn(type, id) : undefined
}
