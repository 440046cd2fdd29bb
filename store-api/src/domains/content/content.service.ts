import type { ProductCard } from '#src/domains/catalog/catalog.schema.ts'
import { listCategories, listClubs } from '#src/domains/catalog/catalog.service.ts'
import { listCards } from '#src/domains/catalog/product-card.service.ts'
import { findProductIds } from '#src/domains/search/product-list.service.ts'
import type { Context } from '#src/http/context.ts'
import { type BannerRow, type CampaignRow, selectBanner, selectCampaign } from './content.queries.ts'
import type { Home } from './content.schema.ts'

const CLUBS = 12
const RAIL = 10
const BUNDLES = 6

/** The home page: what the shop's people wrote, and rails that come from dates, sales and prices, of what can be bought now. */
export async function getHome(context: Context): Promise<Home> {
  const { db, language, now } = context
  const simple = { kind: 'simple', inStock: true } as const
  const [banner, campaign, clubs, categories, newest, bestSellers, offers, bundles] = await Promise.all([
    selectBanner(db, language),
    selectCampaign(db, language, now()),
    listClubs(context),
    listCategories(context),
    findProductIds(context, simple, 'newest', RAIL),
    findProductIds(context, simple, 'bestSeller', RAIL),
    findProductIds(context, { ...simple, offers: true }, 'discount', RAIL),
    findProductIds(context, { kind: 'bundle', inStock: true }, 'bestSeller', BUNDLES),
  ])
  const cards = await listCards(context, [newest, bestSellers, offers, bundles, banner?.product_ids ?? []].flat())
  const rail = (ids: number[]) => ids.flatMap((id) => cards.get(id) ?? [])
  return {
    banner: banner ? bannerOf(banner, rail(banner.product_ids)) : null,
    clubs: clubs.filter(({ productCount }) => productCount > 0).slice(0, CLUBS),
    categories: categories.filter(({ parentId }) => parentId === null),
    newest: rail(newest),
    bestSellers: rail(bestSellers),
    offers: rail(offers),
    campaign: campaign ? campaignOf(campaign) : null,
    bundles: rail(bundles),
  }
}

function bannerOf(
  { action_label, action_url, product_ids: _, ...texts }: BannerRow,
  products: ProductCard[],
): NonNullable<Home['banner']> {
  return { ...texts, actionLabel: action_label, actionUrl: action_url, products }
}

function campaignOf({ ends_at, ...texts }: CampaignRow): NonNullable<Home['campaign']> {
  return { ...texts, endsAt: ends_at.toISOString() }
}
