import { type Static, Type } from '@fastify/type-provider-typebox'
import { FormText, Id, Nullable } from '#src/http/schema-parts.ts'

export const Money = Type.Integer({ minimum: 0, description: 'Piastres, VAT included' })

export const Image = Type.Object(
  {
    id: Type.String(),
    base: Type.String({ description: 'URL without size and format: append `/{240|480|800|1200}.{avif|webp|jpg}`' }),
    alt: Type.String(),
    width: Type.Integer(),
    height: Type.Integer(),
  },
  { title: 'Image' },
)

export const Emblem = Type.Object(
  { pattern: Type.String(), colors: Type.Array(Type.String()) },
  { title: 'Emblem', description: 'Colour pattern that stands for a club; not its crest' },
)

export const ShareImage = Type.String({
  description: 'URL of the preview image for social sharing: JPEG, 1200 × 630 pixels, in the language of the request',
})

export const CategoryRef = Type.Object({ id: Id, slug: Type.String(), name: Type.String() }, { title: 'CategoryRef' })
export const BrandRef = Type.Object({ id: Id, slug: Type.String(), name: Type.String() }, { title: 'BrandRef' })
export const ClubRef = Type.Object(
  { id: Id, slug: Type.String(), name: Type.String(), emblem: Emblem },
  { title: 'ClubRef' },
)
export const Season = Type.Object({ id: Id, slug: Type.String(), name: Type.String() }, { title: 'Season' })
export const Color = Type.Object(
  { id: Id, slug: Type.String(), name: Type.String(), hex: Type.String() },
  { title: 'Color' },
)
export const SizeKind = Type.Enum(['clothes', 'kids', 'shoes', 'socks', 'ball', 'one'])
export const Size = Type.Object(
  { id: Id, slug: Type.String(), kind: SizeKind, label: Type.String() },
  { title: 'Size' },
)

export const Category = Type.Object(
  {
    id: Id,
    slug: Type.String(),
    name: Type.String(),
    blurb: Type.String(),
    parentId: Nullable(Id),
    productCount: Type.Integer({ description: 'Number of visible products, including subcategories' }),
    image: Type.Union([Image, Type.Null()], {
      description: 'Image of the product that the shop chose for it, otherwise of its best-selling one',
    }),
  },
  { title: 'Category' },
)

/** Fields of `brand` with equal column names, and those in both languages: the SQL selects them. */
export const brandFacts = { id: Id, slug: Type.String(), founded: Nullable(Type.Integer()) }
export const brandTexts = { name: Type.String(), country: Nullable(Type.String()), about: Type.String() }

export const Brand = Type.Object(
  {
    ...brandFacts,
    ...brandTexts,
    productCount: Type.Integer(),
    image: Type.Union([Image, Type.Null()], { description: 'Image of its best-selling product' }),
    shareImage: ShareImage,
  },
  { title: 'Brand' },
)

const Fact = Nullable(Type.String())
/** Like `brandFacts` and `brandTexts`. */
export const clubFacts = {
  id: Id,
  slug: Type.String(),
  kind: Type.Enum(['club', 'national']),
  emblem: Emblem,
  founded: Fact,
}
export const clubTexts = {
  name: Type.String(),
  founders: Fact,
  league: Fact,
  nicknames: Fact,
  stadium: Fact,
  kitColor: Fact,
}

export const Club = Type.Object(
  {
    ...clubFacts,
    ...clubTexts,
    kitSupplier: Nullable(BrandRef),
    productCount: Type.Integer(),
    image: Type.Union([Image, Type.Null()], {
      description: 'Image of its newest home shirt, else of its best-selling product',
    }),
    shareImage: ShareImage,
  },
  { title: 'Club' },
)

export const Gender = Type.Enum(['men', 'women', 'kids', 'unisex'])
export const KitType = Type.Enum(['home', 'away', 'third', 'goalkeeper', 'training', 'retro'])
export const ProductStatus = Type.Enum(['online', 'onlineComing'])

export const CardColor = Type.Object(
  { id: Id, slug: Type.String(), name: Type.String(), hex: Type.String(), image: Image },
  { title: 'CardColor' },
)

export const CardSize = Type.Object(
  { variantId: Id, size: Size, inStock: Type.Boolean() },
  { title: 'CardSize', description: 'A size of the first colour, for adding to the cart from a list' },
)

export const Rating = Type.Object(
  { average: Type.Number({ minimum: 1, maximum: 5, description: 'One decimal' }), count: Type.Integer({ minimum: 1 }) },
  { title: 'Rating', description: 'Rating by customers who bought the product' },
)

/** Like `brandFacts` and `brandTexts`: the fields of a product in lists. */
export const cardFacts = {
  id: Id,
  slug: Type.String(),
  code: Type.String(),
  kind: Type.Enum(['simple', 'bundle']),
  status: ProductStatus,
  kitType: Nullable(KitType),
}
export const cardTexts = { name: Type.String() }

const card = {
  ...cardFacts,
  ...cardTexts,
  price: Money,
  compareAtPrice: Nullable(Money),
  discountPercent: Nullable(Type.Integer()),
  publishedAt: Type.String({ format: 'date-time' }),
  isNew: Type.Boolean(),
  inStock: Type.Boolean(),
  category: CategoryRef,
  brand: Nullable(BrandRef),
  club: Nullable(ClubRef),
  season: Nullable(Season),
  rating: Nullable(Rating),
  image: Image,
  backImage: Nullable(Image),
  colors: Type.Array(CardColor),
  sizes: Type.Array(CardSize),
}

export const ProductCard = Type.Object(card, { title: 'ProductCard', description: 'A product as shown in lists' })

export const ClubKits = Type.Object(
  { clubId: Id, products: Type.Array(ProductCard) },
  { title: 'ClubKits', description: 'Adult shirts of a club, newest season first, home before away' },
)

export const NotifyMeBody = Type.Object({ productId: Id, variantId: Type.Optional(Nullable(Id)), mobile: FormText(60) })

export const NotifyMe = Type.Object(
  { productId: Id, variantId: Nullable(Id) },
  { title: 'NotifyMe', description: 'The stored notify-me request; a repeated request returns the same response' },
)

export const Campaign = Type.Object(
  { title: Type.String(), text: Type.String(), endsAt: Type.String({ format: 'date-time' }) },
  { title: 'Campaign', description: 'An active campaign' },
)

export type Brand = Static<typeof Brand>
export type Category = Static<typeof Category>
export type Club = Static<typeof Club>
export type ClubKits = Static<typeof ClubKits>
export type Color = Static<typeof Color>
export type Image = Static<typeof Image>
export type NotifyMe = Static<typeof NotifyMe>
export type NotifyMeBody = Static<typeof NotifyMeBody>
export type ProductCard = Static<typeof ProductCard>
export type Rating = Static<typeof Rating>
export type Season = Static<typeof Season>
export type Size = Static<typeof Size>
export type Campaign = Static<typeof Campaign>
