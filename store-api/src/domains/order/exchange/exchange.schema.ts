import { type Static, Type } from '@fastify/type-provider-typebox'
import { Money } from '#src/domains/catalog/catalog.schema.ts'
import { Order } from '#src/domains/order/order.schema.ts'
import { OrderReturnLine, ReturnBody } from '#src/domains/order/return.schema.ts'
import { Id } from '#src/http/schema-parts.ts'

const ExchangeItem = Type.Object(
  { ...OrderReturnLine.properties, variantId: Id },
  { title: 'ExchangeItem', description: 'Units of a line, and the variant that replaces them' },
)

export const ExchangeQuoteBody = Type.Object({ items: Type.Array(ExchangeItem, { minItems: 1, maxItems: 50 }) })

export const ExchangeBody = Type.Object({
  ...ExchangeQuoteBody.properties,
  expectedToPay: Type.Integer({ minimum: 0, description: '`toPay` of the quote that the customer saw, in piastres' }),
  notes: ReturnBody.properties.notes,
  refundMethod: ReturnBody.properties.refundMethod,
  refundAccount: ReturnBody.properties.refundAccount,
})

export const ExchangeQuote = Type.Object(
  { credit: Money, price: Money, toPay: Money, toRefund: Money },
  {
    title: 'ExchangeQuote',
    description:
      '`credit`: what the returned units are worth; `price`: what the new ones cost; the difference is paid on delivery or refunded',
  },
)

export const OrderExchange = Type.Object(
  { order: Order, exchange: Order },
  { title: 'OrderExchange', description: 'The old order, and the new one with its token' },
)

export type ExchangeBody = Static<typeof ExchangeBody>
export type ExchangeItem = Static<typeof ExchangeItem>
export type ExchangeQuote = Static<typeof ExchangeQuote>
export type OrderExchange = Static<typeof OrderExchange>
