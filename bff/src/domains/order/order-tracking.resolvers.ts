import type { Resolvers } from '#src/__generated__/schema.ts'
import { numberOf } from '#src/graphql/bad-input.ts'
import type { OrderMove } from './order-tracking-models.ts'

export const orderTrackingResolvers: Resolvers = {
  Subscription: {
    orderMoved: {
      subscribe: (_, { id, token, after }, { sources }) =>
        sources.orderTracking.moves(numberOf('Order', id, 'id'), token ?? undefined, after ?? undefined),
      resolve: (move: OrderMove) => move,
    },
  },
  OrderMoved: {
    async order({ id, token }, _, { sources }) {
      const order = await sources.order.order(id, token)
      if (!order) throw new Error('An order that moves is not there')
      return order
    },
  },
}
