import { type Static, Type } from '@fastify/type-provider-typebox'
import { Campaign, Category, Club, ProductCard } from '#src/domains/catalog/catalog.schema.ts'

export const Banner = Type.Object(
  {
    eyebrow: Type.String(),
    title: Type.String(),
    text: Type.String(),
    actionLabel: Type.String(),
    actionUrl: Type.String({ description: 'Path within the shop' }),
    products: Type.Array(ProductCard, { description: 'Products shown in the banner, the main product first' }),
  },
  { title: 'Banner' },
)

export const Home = Type.Object(
  {
    banner: Type.Union([Banner, Type.Null()]),
    clubs: Type.Array(Club),
    categories: Type.Array(Category),
    newest: Type.Array(ProductCard),
    bestSellers: Type.Array(ProductCard),
    offers: Type.Array(ProductCard),
    campaign: Type.Union([Campaign, Type.Null()]),
    bundles: Type.Array(ProductCard),
  },
  { title: 'Home' },
)

export type Home = Static<typeof Home>
