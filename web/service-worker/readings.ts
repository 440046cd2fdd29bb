/**
 * Operations with public results, which may be cached. Results of a customer, the cart and the checkout are never
 * cached.
 */
export const READINGS: readonly string[] = [
  'HomePage',
  'SearchPage',
  'ProductPage',
  'CategoriesPage',
  'OffersPage',
  'NewArrivalsPage',
  'RankedProductsPage',
  'TopTeamsPage',
  'TopBrandsPage',
  'ClubDetailsPage',
  'BrandDetailsPage',
  'MoreProducts',
  'ProductReviews',
  'RecentProducts',
  'LineChoices',
]
