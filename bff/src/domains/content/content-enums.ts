// GraphQL name → REST name.

export const BlogTopic = { GUIDES: 'guides', TRAINING: 'training', CLUBS: 'clubs', SHOP: 'shop' } as const

export const Language = { AR: 'ar', EN: 'en' } as const

export const ShopStatKey = {
  PRODUCTS: 'products',
  CLUBS: 'clubs',
  BRANDS: 'brands',
  BRANCHES: 'branches',
  GOVERNORATES: 'governorates',
  DELIVERED_ORDERS: 'delivered',
} as const

export const NewsKind = { ARRIVALS: 'arrivals', BRANCHES: 'branches', SEASON: 'season', OFFERS: 'offers' } as const
