import { type Static, Type } from '@fastify/type-provider-typebox'
import {
  BrandRef,
  CategoryRef,
  ClubRef,
  Emblem,
  Gender,
  KitType,
  Money,
  ProductCard,
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
  'category',
  'subCategory',
  'club',
  'brand',
  'season',
  'kitType',
  'gender',
  'color',
  'size',
  'branch',
  'offers',
  'inStock',
])
export const Facet = Type.Object({ name: FacetName, values: Type.Array(FacetValue) }, { title: 'Facet' })

export const PriceFacet = Type.Object(
  {
    min: Money,
    max: Money,
    buckets: Type.Array(Type.Object({ from: Money, to: Money, count: Type.Integer() }, { title: 'PriceBucket' })),
  },
  { title: 'PriceFacet' },
)

export const ProductSort = Type.Enum([
  'relevance',
  'newest',
  'priceAsc',
  'priceDesc',
  'bestSeller',
  'discount',
  'topRated',
])

/** Fields of a list that a search text can set. */
const SearchField = Type.Enum([
  'club',
  'brand',
  'season',
  'gender',
  'color',
  'size',
  'offers',
  'inStock',
  'priceFrom',
  'priceTo',
])

export const SearchFilter = Type.Object(
  {
    field: SearchField,
    value: Type.String({ description: 'As the parameter of the list takes it: a slug, piastres, or `true`' }),
    label: Type.String(),
    typed: Type.String({ description: 'The words of the text' }),
  },
  { title: 'SearchFilter', description: 'A condition that was read from the search text' },
)

export const SearchNote = Type.Object(
  {
    words: Type.String({ description: 'The text that gives the same list beside `filters` and `sort` as parameters' }),
    filters: Type.Array(SearchFilter, { description: 'Parameters of the same name win over them' }),
    sort: Nullable(ProductSort),
    excluded: Type.Array(
      Type.Object(
        { typed: Type.String(), known: Type.Boolean({ description: 'False when no product says whether it has it' }) },
        { title: 'SearchExclusion' },
      ),
      { description: 'What the text does not want' },
    ),
    corrected: Type.Array(
      Type.Object(
        { typed: Type.String(), meant: Type.String(), kind: Type.Enum(['spelling', 'keyboard']) },
        { title: 'SearchCorrection' },
      ),
    ),
    leftOut: Type.Array(Type.String(), {
      description: 'Typed words that the products do not have, because no product has all words',
    }),
    notSold: Type.Array(Type.String(), { description: 'Typed names of things that the shop does not have' }),
    didYouMean: Nullable(Type.String({ description: 'A text to offer, too unsure to be searched unasked' })),
  },
  { title: 'SearchNote', description: 'What was understood of a search text' },
)

export const ProductListMeta = Type.Object(
  {
    ...PageMeta.properties,
    facets: Type.Array(Facet, {
      description: 'Empty unless `facets=true`; each facet is counted without its own selection',
    }),
    price: Nullable(PriceFacet),
    search: Nullable(SearchNote),
  },
  { title: 'ProductListMeta' },
)

const Slug = Type.String({ minLength: 1, maxLength: 80 })
const Slugs = Type.Optional(Type.Array(Slug, { maxItems: 40 }))

export const ProductListQuery = Type.Object({
  ids: Type.Optional(Type.Array(Id, { maxItems: 100, description: 'Ids of a batch; other filters are then ignored' })),
  q: Type.Optional(Type.String({ maxLength: 2000 })),
  category: Type.Optional(Type.Array(Slug, { maxItems: 40, description: 'Categories, including their subcategories' })),
  subCategory: Type.Optional(
    Type.Array(Slug, { maxItems: 40, description: 'Subcategories; with `category`, a product must match both' }),
  ),
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
  q: Type.Optional(
    Type.String({ maxLength: 2000, description: 'The partial search text; empty returns popular searches' }),
  ),
  first: Type.Optional(
    Type.Integer({
      minimum: 1,
      maximum: 12,
      default: 6,
      description: 'Maximum number of products, and of each other kind',
    }),
  ),
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
