// GraphQL name → name on the wire.

export const ClubKind = { CLUB: 'club', NATIONAL: 'national' } as const

export const FacetName = {
  CATEGORY: 'category',
  CLUB: 'club',
  BRAND: 'brand',
  SEASON: 'season',
  COLOR: 'color',
  SIZE: 'size',
  BRANCH: 'branch',
  OFFERS: 'offers',
  IN_STOCK: 'inStock',
} as const

export const Gender = { MEN: 'men', WOMEN: 'women', KIDS: 'kids', UNISEX: 'unisex' } as const

export const ImageFormat = { AVIF: 'avif', WEBP: 'webp', JPG: 'jpg' } as const

export const KitType = {
  HOME: 'home',
  AWAY: 'away',
  THIRD: 'third',
  GOALKEEPER: 'goalkeeper',
  TRAINING: 'training',
  RETRO: 'retro',
} as const

export const ProductKind = { SIMPLE: 'simple', BUNDLE: 'bundle' } as const

export const ProductSort = {
  RELEVANCE: 'relevance',
  NEWEST: 'newest',
  PRICE_ASC: 'priceAsc',
  PRICE_DESC: 'priceDesc',
  BEST_SELLER: 'bestSeller',
  DISCOUNT: 'discount',
} as const

export const ProductStatus = { ONLINE: 'online', ONLINE_COMING: 'onlineComing' } as const

export const StockBand = { NONE: 'none', LOW: 'low', OK: 'ok' } as const
