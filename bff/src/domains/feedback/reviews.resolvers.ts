import type { Review } from '#src/__generated__/rest.ts'
import type { Resolvers } from '#src/__generated__/schema.ts'
import { connection, loadPage } from '#src/graphql/connection.ts'
import { idOf, tokenIn, withNumber } from '#src/graphql/ids.ts'
import { refusable } from '#src/graphql/user-errors.ts'

export const reviewsResolvers: Resolvers = {
  Query: {
    async reviewableLines(_, { orderId, token }, { sources }) {
      const order = await withNumber('Order', orderId, (id) => sources.order.order(id, tokenIn(token)))
      return order?.lines.filter(({ reviewable }) => reviewable) ?? []
    },
  },
  Mutation: {
    async reviewAdd(_, { input: { orderId, token, lineId, ...words } }, { sources }, info) {
      const { done, userErrors } = await refusable<Review>(
        info,
        () =>
          sources.reviews.add(idOf('Order', orderId), tokenIn(token), { ...words, lineId: idOf('OrderLine', lineId) }),
        { NOT_FOUND: 'orderId', ALREADY_REVIEWED: 'lineId', NOT_REVIEWABLE: 'lineId' },
      )
      return { review: done, userErrors }
    },
  },
  Product: {
    reviews: ({ id }, { rating, sort, ...args }, { sources }, info) =>
      loadPage(args, info, (page) => sources.reviews.page(id, { ...page, rating: rating ?? undefined, sort })),
  },
  ReviewConnection: connection,
}
