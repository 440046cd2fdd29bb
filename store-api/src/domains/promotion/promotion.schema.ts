import { type Static, Type } from '@fastify/type-provider-typebox'
import { ProductCard } from '#src/domains/catalog/catalog.schema.ts'

export const Campaign = Type.Object(
  {
    title: Type.String(),
    text: Type.String(),
    endsAt: Type.String({ format: 'date-time' }),
  },
  { title: 'Campaign', description: 'An offer period that runs now' },
)

export const Offers = Type.Object(
  {
    campaign: Type.Union([Campaign, Type.Null()]),
    bundles: Type.Array(ProductCard, { description: 'Several products for one price, of those that can be bought now' }),
  },
  { title: 'Offers', description: 'What the page of offers shows beside its list of products' },
)

export type Campaign = Static<typeof Campaign>
export type Offers = Static<typeof Offers>
