import type { OrderExchange } from '#src/__generated__/rest.ts'
import type { OrderExchangeItemInput, Resolvers } from '#src/__generated__/schema.ts'
import { badInput, checkedKey } from '#src/graphql/bad-input.ts'
import { idOf } from '#src/graphql/ids.ts'
import { piastresOf } from '#src/graphql/money.ts'
import { refusable } from '#src/graphql/user-errors.ts'
import { orderAfterChange, type OrderExchanged, refOf } from './order-ref.ts'

export const orderExchangeResolvers: Resolvers = {
  Query: {
    orderExchangeQuote: (_, { items, ...named }, { sources }) =>
      items.length > 0 && items.every(({ quantity }) => quantity > 0) ? sources.orderExchange.quote(refOf(named), items.map(itemOf)) : null,
  },
  Mutation: {
    async orderExchange(_, { input }, { sources }, info) {
      const { idempotencyKey, expectedToPay, items, notes, refundMethod, refundAccount, ...named } = input
      const key = checkedKey(idempotencyKey, 'idempotencyKey')
      if (!/^\d{1,8}(\.\d{1,2})?$/.test(expectedToPay)) throw badInput('expectedToPay must be pounds, e.g. 149.50.')
      const ref = refOf(named)
      const { done, userErrors } = await refusable<OrderExchange>(info, () =>
        sources.orderExchange.request(ref, key, {
          items: items.map(itemOf),
          expectedToPay: piastresOf(expectedToPay),
          notes,
          refundMethod: refundMethod ?? undefined,
          refundAccount,
        }),
      )
      const exchanged: OrderExchanged = { ref, order: done && { ...done.order, token: ref.token ?? null }, exchange: done?.exchange ?? null, token: done?.exchange.token ?? null, userErrors }
      return exchanged
    },
  },
  OrderExchangePayload: { order: orderAfterChange },
}

function itemOf({ lineId, variantId, ...item }: OrderExchangeItemInput) {
  return { ...item, lineId: idOf('OrderLine', lineId), variantId: idOf('Variant', variantId) }
}
