import type { Context } from '#src/http/context.ts'
import type { ProductCard, Related } from './catalog.schema.ts'
import { listCards, listCardsInOrder } from './product-card.service.ts'
import { findProductId } from './product-detail.service.ts'
import { type RelatedRow, selectBoughtTogether, selectRelated } from './related.queries.ts'

const FIRST = 10

/** What goes with a product, the nearest first. Throws NOT_FOUND. */
export async function listRelatedProducts(context: Context, idOrSlug: string, first?: number): Promise<ProductCard[]> {
  const [related] = await listRelated(context, [await findProductId(context, idOrSlug)], first)
  return related?.products ?? []
}

/** What was in the same orders as a product, the most often first. Throws NOT_FOUND. */
export async function listAlsoBought(context: Context, idOrSlug: string, first = FIRST): Promise<ProductCard[]> {
  const rows = await selectBoughtTogether(context.db, [await findProductId(context, idOrSlug)], first)
  return listCardsInOrder(context, idsOf(rows))
}

/** What goes with each of these products, in their order; unknown ids have nothing. Three statements, however many. */
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
