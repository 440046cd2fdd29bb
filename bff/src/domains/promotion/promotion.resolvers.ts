import type { Resolvers } from '#src/__generated__/schema.ts'

export const promotionResolvers: Resolvers = { Query: { offers: (_, __, { sources }) => sources.promotion.offers() } }
