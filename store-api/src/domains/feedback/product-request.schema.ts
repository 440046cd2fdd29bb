import { type Static, Type } from '@fastify/type-provider-typebox'
import { FormText, Nullable, OptionalText } from '#src/http/schema-parts.ts'

const Choice = Type.Optional(Nullable(Type.Integer()))

export const ProductRequestBody = Type.Object({
  name: FormText(1000),
  clubId: Choice,
  brandId: Choice,
  otherMaker: Type.Optional(
    Nullable(Type.String({ maxLength: 500, description: 'A club or brand not in the catalogue' })),
  ),
  categoryId: Choice,
  size: OptionalText(200),
  color: OptionalText(200),
  link: OptionalText(2000),
  mobile: FormText(60),
  notes: OptionalText(4000),
})

/** Documents the contract only: the service reads the form itself. */
export const ProductSuggestionForm = Type.Object({
  ...ProductRequestBody.properties,
  image: Type.Optional(
    Type.String({
      format: 'binary',
      description: 'JPEG, PNG or WebP (detected by content), at most 5 MB and 6000 pixels per side',
    }),
  ),
})

export type ProductRequestBody = Static<typeof ProductRequestBody>
