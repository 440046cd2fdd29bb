import { type Static, Type } from '@fastify/type-provider-typebox'
import { ProductCard } from '#src/domains/catalog/catalog.schema.ts'

export const Campaign = Type.Object(
  {
    title: Type.String(),
    text: Type.String(),
    endsAt: Type.String({ format: 'date-time' }),
  },
  { title: 'Campaign', description: 'An active campaign' },
)

export const Offers = Type.Object(
  {
    campaign: Type.Union([Campaign, Type.Null()]),
    bundles: Type.Array(ProductCard, { description: 'Bundles that are in stock' }),
  },
  { title: 'Offers', description: 'Campaign and bundles of the offers page' },
)

export type Campaign = Static<typeof Campaign>
export type Offers = Static<typeof Offers>
