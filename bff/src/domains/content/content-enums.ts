// GraphQL name → REST name.

export const BlogTopic = { GUIDES: 'guides', TRAINING: 'training', CLUBS: 'clubs', SHOP: 'shop' } as const

export const Language = { AR: 'ar', EN: 'en' } as const

export const NewsKind = { ARRIVALS: 'arrivals', BRANCHES: 'branches', SEASON: 'season', OFFERS: 'offers' } as const
