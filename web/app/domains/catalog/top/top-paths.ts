/** The pages that rank what the shop has, by name. */
export const topPaths = {
  bestSeller: '/about/best-seller',
  newArrivals: '/about/new-arrivals',
  topProducts: '/about/top-products',
  topTeams: '/about/top-teams',
  topBrands: '/about/top-brands',
  offers: '/offers',
} as const

export type TopPageName = keyof typeof topPaths
