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

export const EmblemPattern = {
  SOLID: 'solid',
  LINE: 'line',
  BAND: 'band',
  TWO_BANDS: 'two-bands',
  THIRDS: 'thirds',
  STRIPES: 'stripes',
  HOOPS: 'hoops',
  HALVES: 'halves',
  QUARTERS: 'quarters',
  SASH: 'sash',
  CHECKS: 'checks',
} as const

export const GalleryView = {
  FRONT: 'front',
  BACK: 'back',
  SIDE: 'side',
  SOLE: 'sole',
  TOP: 'top',
  DETAIL: 'detail',
  PAIR: 'pair',
  FLAT: 'flat',
  FABRIC: 'fabric',
  PART: 'part',
  PHOTO: 'photo',
} as const

export const SizeChartMeasure = {
  EU: 'eu',
  UK: 'uk',
  US: 'us',
  CM: 'cm',
  CHEST: 'chest',
  WAIST: 'waist',
  HIPS: 'hips',
  HEIGHT: 'height',
} as const
