import type { Resolvers } from '#src/__generated__/schema.ts'
import { connection, loadPage } from '#src/graphql/connection.ts'
import * as enums from './feedback-enums.ts'

export const feedbackResolvers: Resolvers = {
  ...enums,
  Product: {
    reviews: ({ id }, { rating, sort, ...args }, { sources }, info) =>
      loadPage(args, info, (page) => sources.feedback.reviews(id, { ...page, rating: rating ?? undefined, sort })),
  },
  ReviewConnection: connection,
}
