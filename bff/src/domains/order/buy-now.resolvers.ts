import type { Order } from '#src/__generated__/rest.ts'
import type { OrderErrorCode, Resolvers } from '#src/__generated__/schema.ts'
import { badInput, checkedKey } from '#src/graphql/bad-input.ts'
import { refusable } from '#src/graphql/user-errors.ts'

export const buyNowResolvers: Resolvers = {
  Query: {
    buyNowQuote: (_, { variantId, quantity, parts, regionId }, { sources }) =>
      isId(variantId) && quantity > 0 && (parts ?? []).every(isId) && (!regionId || isId(regionId))
        ? sources.buyNow.quote({
            variantId: Number(variantId),
            quantity,
            parts: parts?.length ? parts.map(Number) : undefined,
            regionId: regionId ? Number(regionId) : undefined,
          })
        : null,
  },
  Mutation: {
    async orderBuyNow(_, { input }, { sources }, info) {
      const { idempotencyKey, variantId, parts, expectedUnitPrice, client, address, addressId, ...rest } = input
      const key = checkedKey(idempotencyKey, 'idempotencyKey')
      if (!isId(variantId) || !(parts ?? []).every(isId)) throw badInput('variantId and parts must be ids.')
      if (!/^\d{1,8}(\.\d{1,2})?$/.test(expectedUnitPrice)) throw badInput('expectedUnitPrice must be pounds, e.g. 1249.50.')
      const { done, userErrors } = await refusable<Order, OrderErrorCode>(info, () =>
        sources.buyNow.order(key, {
          ...rest,
          variantId: Number(variantId),
          parts: parts?.map(Number),
          expectedUnitPrice: Math.round(Number(expectedUnitPrice) * 100),
          client: { ...client },
          address: address ? { ...address, stateId: placeId(address.stateId), cityId: placeId(address.cityId), regionId: placeId(address.regionId) } : undefined,
          addressId: addressId ? placeId(addressId) : null,
        }),
      )
      return { order: done, token: done?.token ?? null, userErrors }
    },
  },
}

function isId(id: string): boolean {
  return /^[1-9]\d{0,14}$/.test(id)
}

/** 0 stands for none such, which the store API refuses with the field at fault. */
function placeId(id: string | null | undefined): number {
  return id && isId(id) ? Number(id) : 0
}
