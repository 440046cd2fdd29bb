import type { Resolvers } from '#src/__generated__/schema.ts'
import * as enums from './feedback-enums.ts'

export const feedbackResolvers: Resolvers = {
  ...enums,
  Product: {
    reviews: async ({ id }, { first, after, rating, sort }, { sources }) => {
      const query = { first, after: after ?? undefined, rating: rating ?? undefined, sort }
      return (await sources.feedback.reviews(id, query)) ?? { productId: id, reviews: [], total: 0, endCursor: null, hasNext: false }
    },
  },
  ReviewConnection: {
    nodes: ({ reviews }) => reviews,
    edges: ({ reviews, endCursor }) =>
      reviews.map((node, index) => ({ node, cursor: index === reviews.length - 1 ? endCursor : null })),
    pageInfo: ({ hasNext, endCursor }) => ({ hasNextPage: hasNext, endCursor }),
    totalCount: ({ total }) => total,
  },
}
