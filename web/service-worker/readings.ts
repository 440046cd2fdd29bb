/** What anybody may read, by operation. A customer's own, the cart and the checkout are never kept. */
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
