import type { Resolvers } from '#src/__generated__/schema.ts'

export const contentResolvers: Resolvers = {
  Query: { home: (_, __, { sources }) => sources.content.home() },
}
