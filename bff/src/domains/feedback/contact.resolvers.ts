import type { GraphQLResolveInfo } from 'graphql'
import type { FeedbackNumber } from '#src/__generated__/rest.ts'
import type { ProductRequestInput, Resolvers } from '#src/__generated__/schema.ts'
import { idOf } from '#src/graphql/ids.ts'
import { refusable } from '#src/graphql/user-errors.ts'
import type { ProductRequest } from './contact.source.ts'

export const contactResolvers: Resolvers = {
  Mutation: {
    contactSend: (_, { input }, { sources }, info) => written(info, () => sources.contact.send(input)),
    productFind: (_, { input }, { sources }, info) => written(info, () => sources.contact.find(requestOf(input))),
    productSuggest: (_, { input, image }, { sources }, info) =>
      written(info, async () => sources.contact.suggest(requestOf(input), (await image) ?? null)),
  },
}

async function written(info: GraphQLResolveInfo, write: () => Promise<FeedbackNumber>) {
  const { done, userErrors } = await refusable<FeedbackNumber>(info, write)
  return { number: done?.number ?? null, userErrors }
}

function requestOf({ clubId, brandId, categoryId, ...words }: ProductRequestInput): ProductRequest {
  const chosen = (type: string, id: string | null | undefined) => (id ? idOf(type, id) : null)
  return { ...words, clubId: chosen('Club', clubId), brandId: chosen('Brand', brandId), categoryId: chosen('Category', categoryId) }
}
