// GraphQL name → REST name.

export const FacetName = {
  CATEGORY: 'category',
  SUB_CATEGORY: 'subCategory',
  CLUB: 'club',
  BRAND: 'brand',
  SEASON: 'season',
  KIT_TYPE: 'kitType',
  GENDER: 'gender',
  COLOR: 'color',
  SIZE: 'size',
  BRANCH: 'branch',
  OFFERS: 'offers',
  IN_STOCK: 'inStock',
} as const

export const ProductSort = {
  RELEVANCE: 'relevance',
  NEWEST: 'newest',
  PRICE_ASC: 'priceAsc',
  PRICE_DESC: 'priceDesc',
  BEST_SELLER: 'bestSeller',
  DISCOUNT: 'discount',
  TOP_RATED: 'topRated',
} as const

export const SearchField = {
  CLUB: 'club',
  BRAND: 'brand',
  SEASON: 'season',
  GENDER: 'gender',
  COLOR: 'color',
  SIZE: 'size',
  OFFERS: 'offers',
  IN_STOCK: 'inStock',
  PRICE_FROM: 'priceFrom',
  PRICE_TO: 'priceTo',
} as const

export const SearchCorrectionKind = { SPELLING: 'spelling', KEYBOARD: 'keyboard' } as const
