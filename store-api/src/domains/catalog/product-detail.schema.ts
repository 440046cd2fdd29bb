import { type Static, Type } from '@fastify/type-provider-typebox'
import { Id, Nullable } from '#src/http/schema-parts.ts'
import { Money, Image, CategoryRef, BrandRef, Color, Size, Gender, ProductCard, ShareImage } from './catalog.schema.ts'

/** Further fields of the product page. */
export const detailFacts = { gender: Nullable(Gender) }
export const detailTexts = {
  description: Type.String(),
  material: Nullable(Type.String()),
  fit: Nullable(Type.String()),
  care: Type.Array(Type.String()),
}

export const GalleryImage = Type.Object(
  { image: Image, colorId: Nullable(Id), view: Type.String() },
  { title: 'GalleryImage' },
)

export const BranchBand = Type.Object(
  { branchId: Id, band: Type.Enum(['none', 'low', 'ok']) },
  { title: 'BranchBand', description: 'Stock band of a branch; low: one or two units' },
)

export const Variant = Type.Object(
  {
    id: Id,
    productId: Id,
    sku: Type.String(),
    barcode: Type.String(),
    gtin: Nullable(Type.String({ description: 'GTIN-13; null when the barcode is internal to the shop' })),
    color: Nullable(Color),
    size: Nullable(Size),
    price: Money,
    compareAtPrice: Nullable(Money),
    discountPercent: Nullable(Type.Integer()),
    available: Type.Integer({
      minimum: 0,
      description: 'Maximum quantity that one order can contain now, at most the limit of a line',
    }),
    branches: Type.Optional(Type.Array(BranchBand, { description: 'Only in the response of `getProduct`' })),
  },
  { title: 'Variant' },
)

export const BundlePart = Type.Object(
  { position: Type.Integer(), quantity: Type.Integer(), product: ProductCard, variants: Type.Array(Variant) },
  { title: 'BundlePart' },
)

export const DeliveryPromise = Type.Object(
  {
    from: Type.String({ format: 'date' }),
    to: Type.String({ format: 'date' }),
    daysMin: Type.Integer(),
    daysMax: Type.Integer(),
  },
  { title: 'DeliveryPromise', description: 'Dates are in Africa/Cairo; daysMin and daysMax are business days' },
)

export const SizeChart = Type.Object(
  {
    id: Id,
    slug: Type.String(),
    kind: Type.Enum(['clothes', 'kids', 'shoes', 'socks']),
    brand: Nullable(BrandRef),
    title: Type.String(),
    how: Type.String({ description: 'How to measure, and which size to choose between two' }),
    columns: Type.Array(Type.Object({ key: Type.String(), label: Type.String() }, { title: 'SizeChartColumn' })),
    rows: Type.Array(
      Type.Object(
        { size: Type.String({ description: 'Slug of the size' }), values: Type.Array(Type.String()) },
        { title: 'SizeChartRow' },
      ),
      { description: 'Values, one per column' },
    ),
  },
  { title: 'SizeChart' },
)

export const ReviewFit = Type.Enum(['small', 'true', 'large'], { description: 'Fit compared with the labelled size' })

export const Review = Type.Object(
  {
    id: Id,
    rating: Type.Integer({ minimum: 1, maximum: 5 }),
    fit: Nullable(ReviewFit),
    text: Type.String(),
    author: Type.String({ description: 'First name of the author' }),
    color: Nullable(Color),
    size: Nullable(Size),
    createdAt: Type.String({ format: 'date-time' }),
  },
  { title: 'Review', description: 'A review by a customer who bought the product' },
)

export const ReviewSummary = Type.Object(
  {
    average: Type.Number({ description: 'One decimal; 0 without reviews' }),
    count: Type.Integer(),
    stars: Type.Array(Type.Integer(), {
      minItems: 5,
      maxItems: 5,
      description: 'Number of reviews with one, two, … five stars',
    }),
    fit: Type.Object({ small: Type.Integer(), true: Type.Integer(), large: Type.Integer() }, { title: 'FitCounts' }),
    latest: Type.Array(Review, { maxItems: 3, description: 'The newest reviews with a text' }),
  },
  { title: 'ReviewSummary' },
)

export const ProductDetail = Type.Object(
  {
    ...ProductCard.properties,
    ...detailFacts,
    ...detailTexts,
    gallery: Type.Array(GalleryImage),
    variants: Type.Array(Variant),
    parts: Type.Array(BundlePart),
    breadcrumbs: Type.Array(CategoryRef),
    sizeChart: Nullable(SizeChart),
    reviewSummary: ReviewSummary,
    shareImage: ShareImage,
    offerEndsAt: Nullable(
      Type.String({
        format: 'date-time',
        description: 'End of the discount: the end of the active campaign; null without one',
      }),
    ),
  },
  { title: 'ProductDetail', description: 'A product as shown on its page' },
)

export const Availability = Type.Object(
  { variantId: Id, total: Type.Integer(), branches: Type.Array(BranchBand) },
  { title: 'Availability' },
)

export const Related = Type.Object(
  {
    productId: Id,
    products: Type.Array(ProductCard, { description: 'Related products, closest match first' }),
    boughtTogether: Type.Array(ProductCard, {
      description: 'Products frequently ordered together with this one, most frequent first',
    }),
  },
  { title: 'Related' },
)

export type Availability = Static<typeof Availability>
export type BranchBand = Static<typeof BranchBand>
export type BundlePart = Static<typeof BundlePart>
export type DeliveryPromise = Static<typeof DeliveryPromise>
export type ProductDetail = Static<typeof ProductDetail>
export type Related = Static<typeof Related>
export type ReviewFit = Static<typeof ReviewFit>
export type Review = Static<typeof Review>
export type ReviewSummary = Static<typeof ReviewSummary>
export type SizeChart = Static<typeof SizeChart>
export type Variant = Static<typeof Variant>
