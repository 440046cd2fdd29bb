import { type Static, Type } from '@fastify/type-provider-typebox'
import { Id, Nullable } from '#src/http/schema-parts.ts'

export const Money = Type.Integer({ minimum: 0, description: 'Piastres, VAT included' })

export const Image = Type.Object(
  {
    id: Type.String(),
    base: Type.String({ description: 'Address without size and format: append `/{240|480|800|1200}.{avif|webp|jpg}`' }),
    alt: Type.String(),
    width: Type.Integer(),
    height: Type.Integer(),
  },
  { title: 'Image' },
)

export const Emblem = Type.Object(
  { pattern: Type.String(), colors: Type.Array(Type.String()) },
  { title: 'Emblem', description: 'How the disc of a club is drawn; no crest' },
)

export const CategoryRef = Type.Object({ id: Id, slug: Type.String(), name: Type.String() }, { title: 'CategoryRef' })
export const BrandRef = Type.Object({ id: Id, slug: Type.String(), name: Type.String() }, { title: 'BrandRef' })
export const ClubRef = Type.Object({ id: Id, slug: Type.String(), name: Type.String(), emblem: Emblem }, { title: 'ClubRef' })
export const Season = Type.Object({ id: Id, slug: Type.String(), name: Type.String() }, { title: 'Season' })
export const Color = Type.Object({ id: Id, slug: Type.String(), name: Type.String(), hex: Type.String() }, { title: 'Color' })
export const SizeKind = Type.Enum(['clothes', 'kids', 'shoes', 'socks', 'ball', 'one'])
export const Size = Type.Object({ id: Id, slug: Type.String(), kind: SizeKind, label: Type.String() }, { title: 'Size' })

export const Category = Type.Object(
  {
    id: Id,
    slug: Type.String(),
    name: Type.String(),
    blurb: Type.String(),
    parentId: Nullable(Id),
    productCount: Type.Integer({ description: 'Visible products in it and below it' }),
    image: Type.Union([Image, Type.Null()], { description: 'A picture of its best-selling product' }),
  },
  { title: 'Category' },
)

export const Brand = Type.Object(
  {
    id: Id,
    slug: Type.String(),
    name: Type.String(),
    founded: Nullable(Type.Integer()),
    country: Nullable(Type.String()),
    about: Type.String(),
    productCount: Type.Integer(),
  },
  { title: 'Brand' },
)

const Fact = Nullable(Type.String())
export const Club = Type.Object(
  {
    id: Id,
    slug: Type.String(),
    kind: Type.Enum(['club', 'national']),
    name: Type.String(),
    emblem: Emblem,
    founded: Fact,
    founders: Fact,
    league: Fact,
    nicknames: Fact,
    stadium: Fact,
    kitColor: Fact,
    kitSupplier: Nullable(BrandRef),
    productCount: Type.Integer(),
  },
  { title: 'Club' },
)

export const KitType = Type.Enum(['home', 'away', 'third', 'goalkeeper', 'training', 'retro'])
export const ProductStatus = Type.Enum(['online', 'onlineComing'])

export const CardColor = Type.Object(
  { id: Id, slug: Type.String(), name: Type.String(), hex: Type.String(), image: Image },
  { title: 'CardColor' },
)

export const CardSize = Type.Object(
  { variantId: Id, size: Size, inStock: Type.Boolean() },
  { title: 'CardSize', description: 'A size of the first colour, for the quick-size bar' },
)

const card = {
  id: Id,
  slug: Type.String(),
  code: Type.String(),
  kind: Type.Enum(['simple', 'bundle']),
  status: ProductStatus,
  name: Type.String(),
  price: Money,
  compareAtPrice: Nullable(Money),
  discountPercent: Nullable(Type.Integer()),
  isNew: Type.Boolean(),
  inStock: Type.Boolean(),
  kitType: Nullable(KitType),
  category: CategoryRef,
  brand: Nullable(BrandRef),
  club: Nullable(ClubRef),
  season: Nullable(Season),
  image: Image,
  backImage: Nullable(Image),
  colors: Type.Array(CardColor),
  sizes: Type.Array(CardSize),
}

export const ProductCard = Type.Object(card, { title: 'ProductCard', description: 'A product as a list shows it' })

export const GalleryImage = Type.Object(
  { image: Image, colorId: Nullable(Id), view: Type.String() },
  { title: 'GalleryImage' },
)

export const Variant = Type.Object(
  {
    id: Id,
    productId: Id,
    sku: Type.String(),
    barcode: Type.String(),
    color: Nullable(Color),
    size: Nullable(Size),
    price: Money,
    compareAtPrice: Nullable(Money),
    discountPercent: Nullable(Type.Integer()),
    available: Type.Integer({ minimum: 0, description: 'How many one order can have now, never more than the limit of a line' }),
  },
  { title: 'Variant' },
)

export const BundlePart = Type.Object(
  { position: Type.Integer(), quantity: Type.Integer(), product: ProductCard, variants: Type.Array(Variant) },
  { title: 'BundlePart' },
)

export const DeliveryPromise = Type.Object(
  { from: Type.String({ format: 'date' }), to: Type.String({ format: 'date' }), daysMin: Type.Integer(), daysMax: Type.Integer() },
  { title: 'DeliveryPromise', description: 'Days are days in Cairo; daysMin and daysMax count business days' },
)

export const ProductDetail = Type.Object(
  {
    ...card,
    description: Type.String(),
    gender: Nullable(Type.Enum(['men', 'women', 'kids', 'unisex'])),
    material: Nullable(Type.String()),
    fit: Nullable(Type.String()),
    care: Type.Array(Type.String()),
    gallery: Type.Array(GalleryImage),
    variants: Type.Array(Variant),
    parts: Type.Array(BundlePart),
    breadcrumbs: Type.Array(CategoryRef),
  },
  { title: 'ProductDetail', description: 'A product as its own page shows it' },
)

export const FacetValue = Type.Object(
  {
    slug: Type.String(),
    label: Type.String(),
    count: Type.Integer(),
    selected: Type.Boolean(),
    hex: Nullable(Type.String()),
    emblem: Nullable(Emblem),
  },
  { title: 'FacetValue' },
)

export const FacetName = Type.Enum(['category', 'club', 'brand', 'season', 'color', 'size', 'branch', 'offers', 'inStock'])
export const Facet = Type.Object({ name: FacetName, values: Type.Array(FacetValue) }, { title: 'Facet' })

export const PriceFacet = Type.Object(
  { min: Money, max: Money, buckets: Type.Array(Type.Object({ from: Money, to: Money, count: Type.Integer() }, { title: 'PriceBucket' })) },
  { title: 'PriceFacet' },
)

export const ProductListMeta = Type.Object(
  {
    total: Type.Integer(),
    endCursor: Nullable(Type.String()),
    hasNext: Type.Boolean(),
    facets: Type.Array(Facet, { description: 'Empty unless `facets=true`; each counted without its own selection' }),
    price: Nullable(PriceFacet),
  },
  { title: 'ProductListMeta' },
)

const Slugs = Type.Optional(Type.Array(Type.String({ minLength: 1, maxLength: 80 }), { maxItems: 40 }))
export const ProductSort = Type.Enum(['relevance', 'newest', 'priceAsc', 'priceDesc', 'bestSeller', 'discount'])

export const ProductListQuery = Type.Object({
  ids: Type.Optional(Type.Array(Id, { maxItems: 100, description: 'A batch by id; the other filters are then not used' })),
  q: Type.Optional(Type.String({ maxLength: 2000 })),
  category: Type.Optional(Type.Array(Type.String({ minLength: 1, maxLength: 80 }), { maxItems: 40, description: 'With all that is below it' })),
  club: Slugs,
  brand: Slugs,
  season: Slugs,
  color: Slugs,
  size: Slugs,
  branch: Slugs,
  kitType: Type.Optional(Type.Array(KitType, { maxItems: 6 })),
  priceFrom: Type.Optional(Money),
  priceTo: Type.Optional(Money),
  offers: Type.Optional(Type.Boolean()),
  inStock: Type.Optional(Type.Boolean()),
  sort: Type.Optional(ProductSort),
  first: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, default: 24 })),
  after: Type.Optional(Type.String({ maxLength: 400 })),
  facets: Type.Optional(Type.Boolean()),
})

export const BranchBand = Type.Object(
  { branchId: Id, band: Type.Enum(['none', 'low', 'ok']) },
  { title: 'BranchBand', description: 'low: one or two left' },
)

export const Availability = Type.Object(
  { variantId: Id, total: Type.Integer(), branches: Type.Array(BranchBand) },
  { title: 'Availability' },
)

export const Related = Type.Object({ productId: Id, products: Type.Array(ProductCard) }, { title: 'Related' })

export type Availability = Static<typeof Availability>
export type Brand = Static<typeof Brand>
export type BundlePart = Static<typeof BundlePart>
export type Category = Static<typeof Category>
export type Club = Static<typeof Club>
export type Color = Static<typeof Color>
export type DeliveryPromise = Static<typeof DeliveryPromise>
export type Image = Static<typeof Image>
export type ProductCard = Static<typeof ProductCard>
export type ProductDetail = Static<typeof ProductDetail>
export type ProductListMeta = Static<typeof ProductListMeta>
export type ProductListQuery = Static<typeof ProductListQuery>
export type Related = Static<typeof Related>
export type Season = Static<typeof Season>
export type Size = Static<typeof Size>
export type Variant = Static<typeof Variant>
