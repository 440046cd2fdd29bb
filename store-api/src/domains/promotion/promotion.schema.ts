import { type Static, Type } from '@fastify/type-provider-typebox'
import { Campaign, ProductCard } from '#src/domains/catalog/catalog.schema.ts'

export const Offers = Type.Object(
  {
    campaign: Type.Union([Campaign, Type.Null()]),
    bundles: Type.Array(ProductCard, { description: 'Bundles that are in stock' }),
  },
  { title: 'Offers', description: 'Campaign and bundles of the offers page' },
)

export type Offers = Static<typeof Offers>
