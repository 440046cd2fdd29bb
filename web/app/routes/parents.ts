import { redirect, type LoaderFunctionArgs } from 'react-router'
import { topPaths } from '#app/domains/catalog/catalog-paths.ts'

/** The list that an address without its last part leads to. */
const lists: Readonly<Record<string, string>> = {
  '/products': '/search',
  '/products/purchase-product': '/search',
  '/multimedia': '/multimedia/photos',
  '/about/club-details': topPaths.topTeams,
  '/about/brand-details': topPaths.topBrands,
  '/blogs/blog-details': '/blogs',
  '/client/order': '/track-order',
  '/profile/orderDetails': '/profile/orders',
}

/** Leads an address that somebody shortened to the list of its pages. */
export function loader({ url }: LoaderFunctionArgs) {
  throw redirect((lists[url.pathname.replace(/\/$/, '')] ?? '/') + url.search, 301)
}
