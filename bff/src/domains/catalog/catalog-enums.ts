// GraphQL name → REST name.

export const ClubKind = { CLUB: 'club', NATIONAL: 'national' } as const

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

export const ProductStatus = { ONLINE: 'online', ONLINE_COMING: 'onlineComing' } as const

export const StockBand = { NONE: 'none', LOW: 'low', OK: 'ok' } as const
