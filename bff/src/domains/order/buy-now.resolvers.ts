import type { Order } from '#src/__generated__/rest.ts'
import type { OrderErrorCode, Resolvers } from '#src/__generated__/schema.ts'
import { badInput, checkedKey } from '#src/graphql/bad-input.ts'
import { choiceOf, idOf, isId } from '#src/graphql/ids.ts'
import { piastresOf } from '#src/graphql/money.ts'
import { refusable } from '#src/graphql/user-errors.ts'

export const buyNowResolvers: Resolvers = {
  Query: {
    buyNowQuote: (_, { variantId, quantity, parts, regionId, stateId, couponCode, pickupBranchId }, { sources }) =>
      isId(variantId) && quantity > 0 && (parts ?? []).every(isId) && (!regionId || isId(regionId)) && (!stateId || isId(stateId))
        ? sources.buyNow.quote({
            variantId: Number(variantId),
            quantity,
            parts: parts?.length ? parts.map(Number) : undefined,
            regionId: regionId ? Number(regionId) : undefined,
            stateId: stateId ? Number(stateId) : undefined,
            couponCode: couponCode || undefined,
            pickupBranchId: pickupBranchId && isId(pickupBranchId) ? Number(pickupBranchId) : undefined,
          })
        : null,
    buyNowPickupBranches: (_, { variantId, quantity, parts, stateId, lat, lng }, { sources }) =>
      isId(variantId) && quantity > 0 && (parts ?? []).every(isId)
        ? sources.buyNow.pickupBranches({
            variantId: Number(variantId),
            quantity,
            parts: parts?.length ? parts.map(Number) : undefined,
            governorate: stateId && isId(stateId) ? Number(stateId) : undefined,
            lat: lat ?? undefined,
            lng: lng ?? undefined,
          })
        : null,
  },
  Mutation: {
    async orderBuyNow(_, { input }, { sources }, info) {
      const { idempotencyKey, variantId, parts, expectedUnitPrice, contact, address, addressId, pickupBranchId, ...rest } = input
      const key = checkedKey(idempotencyKey, 'idempotencyKey')
      if (!/^\d{1,8}(\.\d{1,2})?$/.test(expectedUnitPrice)) throw badInput('expectedUnitPrice must be pounds, e.g. 1249.50.')
      const { done, userErrors } = await refusable<Order, OrderErrorCode>(info, () =>
        sources.buyNow.order(key, {
          ...rest,
          variantId: idOf(variantId),
          parts: parts?.map(idOf),
          expectedUnitPrice: piastresOf(expectedUnitPrice),
          contact: { ...contact },
          address: address ? { ...address, stateId: choiceOf(address.stateId), cityId: choiceOf(address.cityId), regionId: choiceOf(address.regionId) } : undefined,
          addressId: addressId ? idOf(addressId) : null,
          pickupBranchId: pickupBranchId ? idOf(pickupBranchId) : null,
        }),
      )
      return { order: done, token: done?.token ?? null, userErrors }
    },
  },
}
