import type { Context } from '#src/http/context.ts'
import type { ProductCard, Related } from './catalog.schema.ts'
import { listCards, listCardsInOrder } from './product-card.service.ts'
import { findProductId } from './product-detail.service.ts'
import { type RelatedRow, selectBoughtTogether, selectRelated } from './related.queries.ts'

const FIRST = 10

/** Returns the related products of a product, the closest first. Throws NOT_FOUND. */
export async function listRelatedProducts(context: Context, idOrSlug: string, first?: number): Promise<ProductCard[]> {
  const [related] = await listRelated(context, [await findProductId(context, idOrSlug)], first)
  return related?.products ?? []
}

/** Returns the products of the same orders, the most frequent first. Throws NOT_FOUND. */
export async function listAlsoBought(context: Context, idOrSlug: string, first = FIRST): Promise<ProductCard[]> {
  const rows = await selectBoughtTogether(context.db, [await findProductId(context, idOrSlug)], first)
  return listCardsInOrder(context, idsOf(rows))
}

/** Returns the related products of each product in their order, none for unknown ids, in three statements. */
export async function listRelated(context: Context, ids: number[], first = FIRST): Promise<Related[]> {
  const [near, together] = await Promise.all([
    selectRelated(context.db, ids, first),
    selectBoughtTogether(context.db, ids, first),
  ])
  const cards = await listCards(context, idsOf([...near, ...together]))
  const cardsFor = (productId: number, rows: RelatedRow[]) =>
    rows.filter(({ source_id }) => source_id === productId).flatMap(({ id }) => cards.get(id) ?? [])
  return ids.map((productId) => ({
    productId,
    products: cardsFor(productId, near),
    boughtTogether: cardsFor(productId, together),
  }))
}

function idsOf(rows: RelatedRow[]): number[] {
  return rows.map(({ id }) => id)
}
