import { getCampaign } from '#src/domains/catalog/catalog.service.ts'
import { listCardsInOrder } from '#src/domains/catalog/product-card.service.ts'
import { findProductIds } from '#src/domains/search/product-list.service.ts'
import type { Context } from '#src/http/context.ts'
import type { Offers } from './promotion.schema.ts'

const BUNDLES = 12

/** What the page of offers shows beside its list: the campaign, and the bundles that can be bought now, best sellers first. */
export async function getOffers(context: Context): Promise<Offers> {
  const [campaign, ids] = await Promise.all([getCampaign(context), findBundleIds(context, BUNDLES)])
  return { campaign, bundles: await listCardsInOrder(context, ids) }
}

/** The ids of the bundles that can be bought now, the best selling first, for those who load their cards with others. */
export async function findBundleIds(context: Context, first: number): Promise<number[]> {
  return findProductIds(context, { kind: 'bundle', inStock: true }, 'bestSeller', first)
}
