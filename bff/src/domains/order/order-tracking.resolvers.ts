import type { OrderAccess } from '#src/__generated__/rest.ts'
import type { Resolvers } from '#src/__generated__/schema.ts'
import { numberOf } from '#src/graphql/bad-input.ts'
import { tokenIn, withNumber } from '#src/graphql/ids.ts'
import { type FieldsAtFault, refusable } from '#src/graphql/user-errors.ts'
import type { OrderMove } from './order-tracking-models.ts'

/** Following an order without an account: its number, its link, an access code, its moves. */
export const orderTrackingResolvers: Resolvers = {
  Query: {
    guestOrder: (_, { id, item, token }, { sources }) =>
      tokenIn(token)
        ? withNumber('Order', id, (order) =>
            withNumber('OrderLine', item, (line) => sources.orderTracking.guestOrder(order, line, token)),
          )
        : null,
    trackedOrder: (_, { number, mobile }, { sources }) => sources.orderTracking.tracked(number, mobile),
  },
  Mutation: {
    async orderAccessCodeSend(_, { input }, { sources }, info) {
      const { done, userErrors } = await refusable<{ resendAfter: number }>(info, () =>
        sources.orderTracking.sendAccessCode({ ...input }),
      )
      return { resendAfter: done?.resendAfter ?? null, userErrors }
    },
    async orderAccessCodeCheck(_, { input }, { sources }, info) {
      const { done, userErrors } = await refusable<OrderAccess>(
        info,
        () => sources.orderTracking.checkAccessCode({ ...input }),
        codeFields,
      )
      return { link: done, userErrors }
    },
  },
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

const codeFields: FieldsAtFault = {
  CODE_INVALID: 'code',
  CODE_EXPIRED: 'code',
  CODE_TOO_MANY_TRIES: 'code',
  NOT_FOUND: 'number',
}
