import type { Resolvers } from '#src/__generated__/schema.ts'
import { connection, loadPage } from '#src/graphql/connection.ts'

/** The orders of a customer. */
export const orderListResolvers: Resolvers = {
  Customer: {
    orders: (_, { group, ...args }, { sources }, info) =>
      loadPage(args, info, (page) => sources.orderList.page({ ...page, status: group })),
    orderCounts: (_, __, { sources }) => sources.orderList.counts(),
  },
  OrderConnection: connection,
}
