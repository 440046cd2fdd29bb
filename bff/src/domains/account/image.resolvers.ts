import type { GraphQLResolveInfo } from 'graphql'
import type { Customer } from '#src/__generated__/rest.ts'
import type { Resolvers } from '#src/__generated__/schema.ts'
import { type FieldsAtFault, refusable } from '#src/graphql/user-errors.ts'

const fieldsAtFault: FieldsAtFault = { FILE_TOO_LARGE: 'image', FILE_TYPE: 'image' }

export const imageResolvers: Resolvers = {
  Mutation: {
    accountImageUpdate: async (_, { input: { image } }, { sources }, info) =>
      changeImage(info, async () => sources.image.change(await image)),
    accountImageRemove: (_, __, { sources }, info) => changeImage(info, () => sources.image.remove()),
  },
}

async function changeImage(info: GraphQLResolveInfo, write: () => Promise<Customer>) {
  const { done, userErrors } = await refusable<Customer>(info, write, fieldsAtFault)
  return { customer: done, userErrors }
}
