import { type Static, Type } from '@fastify/type-provider-typebox'
import {
  BrandRef, CategoryRef, ClubRef, Emblem, Gender, KitType, Money, ProductCard,
} from '#src/domains/catalog/catalog.schema.ts'
import { Id, Nullable } from '#src/http/schema-parts.ts'

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
    understoodAs: Type.String({ description: 'What was looked for instead, as a shopper would type it' }),
    kind: Type.Enum(['spelling', 'keyboard', 'partial'], {
      description: 'spelling: mistyped; keyboard: typed on the other layout; partial: no product has all the words, these have most',
    }),
  },
  { title: 'SearchNote', description: 'What the list shows instead of what was typed, which nothing has' },
)

export const ProductListMeta = Type.Object(
  {
    total: Type.Integer(),
    endCursor: Nullable(Type.String()),
    hasNext: Type.Boolean(),
    facets: Type.Array(Facet, { description: 'Empty unless `facets=true`; each counted without its own selection' }),
    price: Nullable(PriceFacet),
    search: Nullable(SearchNote),
  },
  { title: 'ProductListMeta' },
)

const Slug = Type.String({ minLength: 1, maxLength: 80 })
const Slugs = Type.Optional(Type.Array(Slug, { maxItems: 40 }))
export const ProductSort = Type.Enum(['relevance', 'newest', 'priceAsc', 'priceDesc', 'bestSeller', 'discount', 'topRated'])

export const ProductListQuery = Type.Object({
  ids: Type.Optional(Type.Array(Id, { maxItems: 100, description: 'A batch by id; the other filters are then not used' })),
  q: Type.Optional(Type.String({ maxLength: 2000 })),
  category: Type.Optional(Type.Array(Slug, { maxItems: 40, description: 'With all that is below it' })),
  subCategory: Type.Optional(Type.Array(Slug, { maxItems: 40, description: 'Below a root category; together with `category`, both must fit' })),
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
  coming: Type.Optional(Type.Boolean({ description: 'Only what is under manufacturing' })),
  sort: Type.Optional(ProductSort),
  first: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, default: 24 })),
  after: Type.Optional(Type.String({ maxLength: 400 })),
  facets: Type.Optional(Type.Boolean()),
})

export const SuggestQuery = Type.Object({
  q: Type.Optional(Type.String({ maxLength: 2000, description: 'What has been typed so far; empty: what is popular' })),
  first: Type.Optional(Type.Integer({ minimum: 1, maximum: 12, default: 6, description: 'Products, and at most as many of each other kind' })),
})

export const SearchSuggestions = Type.Object(
  {
    terms: Type.Array(Type.String(), { description: 'What to look for: completions of what was typed, else popular searches' }),
    products: Type.Array(ProductCard),
    clubs: Type.Array(ClubRef),
    brands: Type.Array(BrandRef),
    categories: Type.Array(CategoryRef),
    didYouMean: Nullable(Type.String({ description: 'When nothing has what was typed: what is shown instead' })),
  },
  { title: 'SearchSuggestions' },
)

export type ProductListMeta = Static<typeof ProductListMeta>
export type ProductListQuery = Static<typeof ProductListQuery>
export type SearchNote = Static<typeof SearchNote>
export type SearchSuggestions = Static<typeof SearchSuggestions>
export type SuggestQuery = Static<typeof SuggestQuery>
