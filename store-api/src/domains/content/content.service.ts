import type { ProductCard } from '#src/domains/catalog/catalog.schema.ts'
import { getCampaign, listCategories, listClubs } from '#src/domains/catalog/catalog.service.ts'
import { listCards } from '#src/domains/catalog/product-card.service.ts'
import { findBundleIds } from '#src/domains/promotion/promotion.service.ts'
import { findProductIds } from '#src/domains/search/product-list.service.ts'
import type { Context } from '#src/http/context.ts'
import { type BannerRow, selectBanner, selectRailProducts, selectStats } from './content.queries.ts'
import type { Home } from './content.schema.ts'
import { diverseRails } from './rails.ts'
import { type ShopStat, type StatKey, statKeys } from './article.schema.ts'

const CLUBS = 12
const RAIL = 10
/** Number of candidates for a rail, so that it can vary. */
const CANDIDATES = 80
const BUNDLES = 3

/**
 * The home page: what the shop's people wrote, the clubs that sell best, and rails that come from dates, orders and
 * prices, of what can be bought now. No product stands in two rails.
 */
export async function getHome(context: Context): Promise<Home> {
  const [banner, campaign, clubs, categories, rails, bundles] = await Promise.all([
    selectBanner(context.db, context.language),
    getCampaign(context),
    listClubs(context, { top: CLUBS }),
    listCategories(context),
    findRails(context),
    findBundleIds(context, BUNDLES),
  ])
  const cards = await listCards(context, [...Object.values(rails), bundles, banner?.product_ids ?? []].flat())
  const cardsOf = (ids: number[]) => ids.flatMap((id) => cards.get(id) ?? [])
  return {
    banner: banner ? bannerOf(banner, cardsOf(banner.product_ids)) : null,
    clubs,
    categories: categories.filter(({ parentId }) => parentId === null),
    newest: cardsOf(rails.newest),
    bestSellers: cardsOf(rails.bestSellers),
    offers: cardsOf(rails.offers),
    campaign,
    bundles: cardsOf(bundles),
  }
}

/** Selects the products of the rails. The largest discounts come first, since the campaign promises them. */
async function findRails(context: Context): Promise<Record<'offers' | 'bestSellers' | 'newest', number[]>> {
  const simple = { kind: 'simple', inStock: true } as const
  const lists = await Promise.all([
    findProductIds(context, { ...simple, offers: true }, 'discount', CANDIDATES),
    findProductIds(context, simple, 'bestSeller', CANDIDATES),
    findProductIds(context, simple, 'newest', CANDIDATES),
  ])
  const products = await selectRailProducts(context.db, [...new Set(lists.flat())])
  const byId = new Map(products.map((product) => [product.id, product]))
  const [offers = [], bestSellers = [], newest = []] = diverseRails(lists, byId, RAIL)
  return { offers, bestSellers, newest }
}

function bannerOf(
  { action_label, action_url, product_ids: _, ...texts }: BannerRow,
  products: ProductCard[],
): NonNullable<Home['banner']> {
  return { ...texts, actionLabel: action_label, actionUrl: action_url, products }
}

const labels: Record<StatKey, { ar: string; en: string }> = {
  products: { ar: 'منتج تختار منهم', en: 'products to choose from' },
  clubs: { ar: 'نادي ومنتخب', en: 'clubs and national teams' },
  brands: { ar: 'ماركة رياضية', en: 'sports brands' },
  branches: { ar: 'فرع تقيس فيه', en: 'branches to try things on in' },
  governorates: { ar: 'محافظة بنوصّلها', en: 'governorates we deliver to' },
  delivered: { ar: 'طلب وصل لصاحبه', en: 'orders brought to the door' },
}

/** Returns the shop in numbers without zeros. */
export async function listStats({ db, language }: Context): Promise<ShopStat[]> {
  const counts = await selectStats(db)
  return statKeys.flatMap((key) => (counts[key] > 0 ? [{ key, value: counts[key], label: labels[key][language] }] : []))
}
