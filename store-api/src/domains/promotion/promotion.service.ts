import { getCampaign } from '#src/domains/catalog/catalog.service.ts'
import { listCardsInOrder } from '#src/domains/catalog/product-card.service.ts'
import { findProductIds } from '#src/domains/search/product-list.service.ts'
import type { Context } from '#src/http/context.ts'
import type { Offers } from './promotion.schema.ts'

const BUNDLES = 12

/** Returns the campaign and the available bundles for the page of offers, best sellers first. */
export async function getOffers(context: Context): Promise<Offers> {
  const [campaign, ids] = await Promise.all([getCampaign(context), findBundleIds(context, BUNDLES)])
  return { campaign, bundles: await listCardsInOrder(context, ids) }
}

/** Returns the ids of the available bundles, best sellers first, for callers that load cards in batches. */
export async function findBundleIds(context: Context, first: number): Promise<number[]> {
  return findProductIds(context, { kind: 'bundle', inStock: true }, 'bestSeller', first)
}
