import type { ShopEvent } from '#app/domains/pixels/events.ts'
import { namesPerson } from '#app/domains/pixels/private-address.ts'
import type { MoreShown } from '#app/lib/browser/reports.ts'
import type { clientLoader as brandDetails } from '#app/routes/brand-details/page.tsx'
import type { clientLoader as cart } from '#app/routes/cart/page.tsx'
import type { clientLoader as cartPayments } from '#app/routes/cart-payments/page.tsx'
import type { clientLoader as clubDetails } from '#app/routes/club-details/page.tsx'
import type { clientLoader as home } from '#app/routes/home/page.tsx'
import type { clientLoader as newArrivals } from '#app/routes/new-arrivals/page.tsx'
import type { clientLoader as offers } from '#app/routes/offers/page.tsx'
import type { clientLoader as product } from '#app/routes/product/page.tsx'
import type { clientLoader as purchaseProduct } from '#app/routes/purchase-product/page.tsx'
import type { clientLoader as rankedProducts } from '#app/routes/ranked-products/page.tsx'
import type { clientLoader as search } from '#app/routes/search/page.tsx'
import type { clientLoader as wishlist } from '#app/routes/wishlist/page.tsx'
import { valuedItems, itemOf, lineItem, listedItems } from './items.ts'

/** The loader data of the pages with events, by route id. */
type Pages = {
  'routes/home/page': Loaded<typeof home>
  'routes/search/page': Loaded<typeof search>
  'routes/offers/page': Loaded<typeof offers>
  'ranked/best-seller': Loaded<typeof rankedProducts>
  'routes/new-arrivals/page': Loaded<typeof newArrivals>
  'ranked/top-products': Loaded<typeof rankedProducts>
  'routes/club-details/page': Loaded<typeof clubDetails>
  'routes/brand-details/page': Loaded<typeof brandDetails>
  'routes/product/page': Loaded<typeof product>
  'routes/purchase-product/page': Loaded<typeof purchaseProduct>
  'routes/cart/page': Loaded<typeof cart>
  'routes/cart-payments/page': Loaded<typeof cartPayments>
  'routes/wishlist/page': Loaded<typeof wishlist>
}
type Loaded<Loader extends (...args: never[]) => Promise<unknown>> = Awaited<ReturnType<Loader>>
type EventsOf<Page> = (page: Page, params: URLSearchParams) => ShopEvent[]

const pages: { [Id in keyof Pages]: EventsOf<Pages[Id]> } = {
  'routes/home/page': ({ page: { home: shown } }) => [
    ...list('home-newest', shown.newest),
    ...list('home-best-sellers', shown.bestSellers),
    ...list('home-offers', shown.offers),
  ],
  'routes/search/page': ({ products }, params) => [
    ...searched(params, products.totalCount),
    ...list('search', products.nodes),
  ],
  'routes/offers/page': ({ page }) => list('offers', page.products.nodes),
  'ranked/best-seller': ({ products }) => list('best-seller', products.nodes),
  'routes/new-arrivals/page': ({ page }) => list('new-arrivals', page.products.nodes),
  'ranked/top-products': ({ products }) => list('top-products', products.nodes),
  'routes/club-details/page': ({ page }) => list('club', page.bestSellers?.nodes ?? []),
  'routes/brand-details/page': ({ page }) => list('brand', page.bestSellers?.nodes ?? []),
  'routes/wishlist/page': ({ viewer }) => list('wishlist', viewer?.wishlist.nodes ?? []),
  'routes/product/page': ({ product: shown }) => [
    { name: 'viewItem', item: itemOf({ ...shown, category: shown.breadcrumbs?.at(-1) }) },
  ],
  'routes/purchase-product/page': ({ quote }) => [{ name: 'beginCheckout', ...valuedItems([lineItem(quote)]) }],
  'routes/cart/page': ({ cart: shown }) =>
    shown ? [{ name: 'beginCheckout', ...valuedItems(shown.lines.map(lineItem)) }] : [],
  // The only payment method is chosen as soon as its page is shown (specification §9).
  'routes/cart-payments/page': ({ page }) =>
    page.cart
      ? [{ name: 'addPaymentInfo', method: 'cash_on_delivery', ...valuedItems(page.cart.lines.map(lineItem)) }]
      : [],
}

/** Returns the events of a page besides its page view. `id` is the route id, `page` the loader data. */
export function pageEvents(id: string, page: unknown, search = ''): ShopEvent[] {
  if (!page || !Object.hasOwn(pages, id)) return []
  const eventsOf = pages[id as keyof Pages] as EventsOf<unknown>
  return eventsOf(page, new URLSearchParams(search))
}

/** Returns the events of a list that was extended in place, named like its page. */
export function moreEvents(id: string, { products, before }: MoreShown): ShopEvent[] {
  return list(id.split('/')[1] ?? '', products, before)
}

function list(name: string, products: Parameters<typeof listedItems>[0], before = 0): ShopEvent[] {
  return products.length > 0 ? [{ name: 'viewItemList', list: name, items: listedItems(products, before) }] : []
}

/** Drops search texts that may contain personal data. */
function searched(params: URLSearchParams, results: number): ShopEvent[] {
  const term = params.get('q')?.trim().slice(0, 100)
  return term && !namesPerson(term) ? [{ name: 'search', term, results }] : []
}
