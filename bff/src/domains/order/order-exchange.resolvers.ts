import type { OrderExchange } from '#src/__generated__/rest.ts'
import type { OrderExchangeItemInput, Resolvers } from '#src/__generated__/schema.ts'
import { requireIdempotencyKey } from '#src/graphql/bad-input.ts'
import { idOf } from '#src/graphql/ids.ts'
import { piastresOf } from '#src/graphql/money.ts'
import { type FieldsAtFault, refusable } from '#src/graphql/user-errors.ts'
import { orderAfterChange, type OrderExchanged, orderFields } from './order-change.ts'
import { refOf } from './order-ref.ts'

export const orderExchangeResolvers: Resolvers = {
  Query: {
    orderExchangeQuote: (_, { items, ...named }, { sources }) =>
      items.length > 0 && items.every(({ quantity }) => quantity > 0)
        ? sources.orderExchange.quote(refOf(named), items.map(itemOf))
        : null,
  },
  Mutation: {
    async orderExchange(_, { input }, { sources }, info) {
      const { idempotencyKey, expectedToPay, items, notes, refundMethod, refundAccount, ...named } = input
      const key = requireIdempotencyKey(idempotencyKey, 'idempotencyKey')
      const ref = refOf(named)
      const { done, userErrors } = await refusable<OrderExchange>(
        info,
        () =>
          sources.orderExchange.request(ref, key, {
            items: items.map(itemOf),
            expectedToPay: piastresOf(expectedToPay),
            notes,
            refundMethod: refundMethod ?? undefined,
            refundAccount,
          }),
        exchangeFields(items),
      )
      const exchanged: OrderExchanged = {
        ref,
        order: done && { ...done.order, token: ref.token ?? null },
        exchange: done?.exchange ?? null,
        token: done?.exchange.token ?? null,
        userErrors,
      }
      return exchanged
    },
  },
  OrderExchangePayload: orderAfterChange,
}

function itemOf({ lineId, variantId, ...item }: OrderExchangeItemInput) {
  return { ...item, lineId: idOf('OrderLine', lineId), variantId: idOf('Variant', variantId) }
}

/** The store API names an unavailable line by its id, an input by its place. */
function exchangeFields(items: readonly OrderExchangeItemInput[]): FieldsAtFault {
  const names = items.map(
    ({ lineId }, place) => [`lines.${idOf('OrderLine', lineId)}`, `items.${place}.variantId`] as const,
  )
  const common = {
    OUT_OF_STOCK: 'items',
    QUANTITY_REDUCED: 'items',
    VARIANT_UNAVAILABLE: 'items',
    PRICE_CHANGED: 'expectedToPay',
  }
  return { ...orderFields, ...common, ...Object.fromEntries(names) }
}
