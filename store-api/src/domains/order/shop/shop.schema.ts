import { type Static, Type } from '@fastify/type-provider-typebox'
import { Nullable } from '#src/http/schema-parts.ts'
import { OrderStatus, OrderEvent, Order } from '#src/domains/order/order.schema.ts'

const OrderMove = Type.Object(
  { to: OrderStatus, actors: Type.Array(Type.Enum(['C', 'B', 'K', 'S'])) },
  { title: 'OrderMove', description: 'A status change that the current status allows, and the permitted actor' },
)

const ShopOrderEvent = Type.Object(
  {
    ...OrderEvent.properties,
    actor: Type.Enum(['C', 'B', 'K', 'S'], { description: 'C: customer, B: branch or agent, K: courier, S: system' }),
    actorId: Nullable(Type.String()),
    reason: Nullable(Type.String()),
    notes: Nullable(
      Type.String({ description: 'Of the customer or of staff, e.g. the tracking number of the courier' }),
    ),
  },
  { title: 'ShopOrderEvent', description: 'A status change as seen by staff' },
)

export const ShopOrder = Type.Object(
  {
    ...Order.properties,
    events: Type.Array(ShopOrderEvent, { description: 'Newest first' }),
    moves: Type.Array(OrderMove),
  },
  { title: 'ShopOrder', description: 'An order as seen by staff' },
)

export const RefundDue = Type.Object(
  {
    ...ShopOrder.properties,
    refundDueSince: Type.String({ format: 'date-time', description: 'When the branch examined the items' }),
    refundDaysLeft: Type.Integer({
      description: 'Business days that are left of the promised ones: 0 on the last, then below',
    }),
  },
  { title: 'RefundDue', description: 'An order whose refund is due' },
)

export type OrderMove = Static<typeof OrderMove>
export type ShopOrder = Static<typeof ShopOrder>
export type RefundDue = Static<typeof RefundDue>
