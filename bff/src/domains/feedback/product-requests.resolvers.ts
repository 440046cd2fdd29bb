import type { GraphQLResolveInfo } from 'graphql'
import type { FeedbackNumber } from '#src/__generated__/rest.ts'
import type { ProductRequestAddInput, Resolvers } from '#src/__generated__/schema.ts'
import { badField } from '#src/graphql/bad-input.ts'
import { idOf } from '#src/graphql/ids.ts'
import { type FieldsAtFault, refusable } from '#src/graphql/user-errors.ts'
import type { ProductRequest } from './product-requests.source.ts'

const fieldsAtFault: FieldsAtFault = { FILE_TOO_LARGE: 'image', FILE_TYPE: 'image' }

export const productRequestsResolvers: Resolvers = {
  Mutation: {
    productRequestAdd(_, { input: { kind, image, ...input } }, { sources }, info) {
      if (kind === 'FIND' && image)
        throw badField(['input', 'image'], 'TYPE', { ar: 'الصورة مع SUGGEST بس.', en: 'Only with SUGGEST.' })
      return submit(info, async () =>
        kind === 'FIND'
          ? sources.productRequests.find(requestOf(input))
          : sources.productRequests.suggest(requestOf(input), (await image) ?? null),
      )
    },
  },
}

async function submit(info: GraphQLResolveInfo, write: () => Promise<FeedbackNumber>) {
  const { done, userErrors } = await refusable<FeedbackNumber>(info, write, fieldsAtFault)
  return { number: done?.number ?? null, userErrors }
}

function requestOf({
  clubId,
  brandId,
  categoryId,
  ...words
}: Omit<ProductRequestAddInput, 'kind' | 'image'>): ProductRequest {
  const toOptionalId = (type: string, id: string | null | undefined) => (id ? idOf(type, id) : null)
  return {
    ...words,
    clubId: toOptionalId('Club', clubId),
    brandId: toOptionalId('Brand', brandId),
    categoryId: toOptionalId('Category', categoryId),
  }
}
