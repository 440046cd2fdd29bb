import type { GraphQLResolveInfo } from 'graphql'
import type { Customer } from '#src/__generated__/rest.ts'
import type { Resolvers } from '#src/__generated__/schema.ts'
import { refusable } from '#src/graphql/user-errors.ts'

export const imageResolvers: Resolvers = {
  Mutation: {
    accountImageUpdate: async (_, { image }, { sources }, info) => changed(info, async () => sources.image.change(await image)),
    accountImageRemove: (_, __, { sources }, info) => changed(info, () => sources.image.remove()),
  },
}

async function changed(info: GraphQLResolveInfo, write: () => Promise<Customer>) {
  const { done, userErrors } = await refusable<Customer>(info, write)
  return { customer: done, userErrors }
}
