import { type Static, Type } from '@fastify/type-provider-typebox'

export const ShopSearchQuery = Type.Object({
  days: Type.Optional(Type.Integer({ minimum: 1, maximum: 90, default: 30 })),
  first: Type.Optional(Type.Integer({ minimum: 1, maximum: 1_000, default: 50 })),
})

export const ShopSearchTerm = Type.Object(
  {
    term: Type.String(),
    count: Type.Integer({ description: 'Visitors of each day, summed' }),
    hidden: Type.Boolean({ description: 'Whether a hidden term equals it or is a part of it' }),
  },
  { title: 'ShopSearchTerm', description: 'A search term that three visitors typed' },
)

export const HiddenTerm = Type.Object(
  { term: Type.String({ description: 'In its normalised spelling' }), hiddenAt: Type.String({ format: 'date-time' }) },
  { title: 'HiddenTerm' },
)

export const ShopSearchTerms = Type.Object(
  { terms: Type.Array(ShopSearchTerm), hidden: Type.Array(HiddenTerm) },
  { title: 'ShopSearchTerms' },
)

export const HiddenTermBody = Type.Object({ term: Type.String({ maxLength: 60 }) })

export const MissedSearch = Type.Object(
  { text: Type.String(), visitors: Type.Integer() },
  { title: 'MissedSearch', description: 'What at least two visitors looked for in vain' },
)

export type ShopSearchQuery = Static<typeof ShopSearchQuery>
export type ShopSearchTerms = Static<typeof ShopSearchTerms>
export type HiddenTerm = Static<typeof HiddenTerm>
export type HiddenTermBody = Static<typeof HiddenTermBody>
export type MissedSearch = Static<typeof MissedSearch>
