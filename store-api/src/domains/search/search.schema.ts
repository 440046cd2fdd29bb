import { type Static, Type } from '@fastify/type-provider-typebox'
import {
  BrandRef, CategoryRef, ClubRef, Emblem, Gender, KitType, Money, ProductCard,
} from '#src/domains/catalog/catalog.schema.ts'
import { Id, Nullable, PageMeta, pageQuery } from '#src/http/schema-parts.ts'

/** What a list is of. */
export const ListedProduct = ProductCard

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

export const FacetName = Type.Enum([
  'category', 'subCategory', 'club', 'brand', 'season', 'kitType', 'gender', 'color', 'size', 'branch', 'offers', 'inStock',
])
export const Facet = Type.Object({ name: FacetName, values: Type.Array(FacetValue) }, { title: 'Facet' })

export const PriceFacet = Type.Object(
  { min: Money, max: Money, buckets: Type.Array(Type.Object({ from: Money, to: Money, count: Type.Integer() }, { title: 'PriceBucket' })) },
  { title: 'PriceFacet' },
)

export const SearchNote = Type.Object(
  {
    understoodAs: Type.String({ description: 'The search text that was used instead' }),
    kind: Type.Enum(['spelling', 'keyboard', 'partial'], {
      description: 'spelling: spelling mistake; keyboard: typed in the wrong keyboard layout; partial: no product matches all words, the results match most of them',
    }),
  },
  { title: 'SearchNote', description: 'An explanation of a corrected or relaxed search' },
)

export const ProductListMeta = Type.Object(
  {
    ...PageMeta.properties,
    facets: Type.Array(Facet, { description: 'Empty unless `facets=true`; each facet is counted without its own selection' }),
    price: Nullable(PriceFacet),
    search: Nullable(SearchNote),
  },
  { title: 'ProductListMeta' },
)

const Slug = Type.String({ minLength: 1, maxLength: 80 })
const Slugs = Type.Optional(Type.Array(Slug, { maxItems: 40 }))
export const ProductSort = Type.Enum(['relevance', 'newest', 'priceAsc', 'priceDesc', 'bestSeller', 'discount', 'topRated'])

export const ProductListQuery = Type.Object({
  ids: Type.Optional(Type.Array(Id, { maxItems: 100, description: 'Ids of a batch; other filters are then ignored' })),
  q: Type.Optional(Type.String({ maxLength: 2000 })),
  category: Type.Optional(Type.Array(Slug, { maxItems: 40, description: 'Categories, including their subcategories' })),
  subCategory: Type.Optional(Type.Array(Slug, { maxItems: 40, description: 'Subcategories; with `category`, a product must match both' })),
  club: Slugs,
  brand: Slugs,
  season: Slugs,
  color: Slugs,
  size: Slugs,
  branch: Slugs,
  kitType: Type.Optional(Type.Array(KitType, { maxItems: 6 })),
  gender: Type.Optional(Type.Array(Gender, { maxItems: 4 })),
  priceFrom: Type.Optional(Money),
  priceTo: Type.Optional(Money),
  offers: Type.Optional(Type.Boolean()),
  inStock: Type.Optional(Type.Boolean()),
  coming: Type.Optional(Type.Boolean({ description: 'Only products under manufacturing' })),
  sort: Type.Optional(ProductSort),
  ...pageQuery(100, 24, 400),
  facets: Type.Optional(Type.Boolean()),
})

export const SuggestQuery = Type.Object({
  q: Type.Optional(Type.String({ maxLength: 2000, description: 'The partial search text; empty returns popular searches' })),
  first: Type.Optional(Type.Integer({ minimum: 1, maximum: 12, default: 6, description: 'Maximum number of products, and of each other kind' })),
})

export const SearchSuggestions = Type.Object(
  {
    terms: Type.Array(Type.String(), { description: 'Completions, or popular searches for an empty text' }),
    products: Type.Array(ProductCard),
    clubs: Type.Array(ClubRef),
    brands: Type.Array(BrandRef),
    categories: Type.Array(CategoryRef),
    didYouMean: Nullable(Type.String({ description: 'The corrected search text, when the typed text has no match' })),
  },
  { title: 'SearchSuggestions' },
)

export type ProductListMeta = Static<typeof ProductListMeta>
export type ProductListQuery = Static<typeof ProductListQuery>
export type SearchNote = Static<typeof SearchNote>
export type SearchSuggestions = Static<typeof SearchSuggestions>
export type SuggestQuery = Static<typeof SuggestQuery>
