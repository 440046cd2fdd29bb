import type { Resolvers } from '#src/__generated__/schema.ts'
import * as enums from './feedback-enums.ts'

export const feedbackResolvers: Resolvers = {
  ...enums,
  Product: {
    reviews: ({ id }, { first, after, rating, sort }, { sources }) =>
      sources.feedback.reviews(id, { first, after: after ?? undefined, rating: rating ?? undefined, sort }),
  },
  ReviewConnection: {
    nodes: ({ data }) => data,
    edges: ({ data, meta }) => data.map((node, index) => ({ node, cursor: index === data.length - 1 ? meta.endCursor : null })),
    pageInfo: ({ meta }) => ({ hasNextPage: meta.hasNext, endCursor: meta.endCursor }),
    totalCount: ({ meta }) => meta.total,
  },
}
