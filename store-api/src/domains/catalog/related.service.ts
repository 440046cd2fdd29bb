import type { Context } from '#src/http/context.ts'
import type { ProductCard, Related } from './catalog.schema.ts'
import { readChanges } from '#src/change-log.ts'
import { findNeighbours } from './related-cache.ts'
import { findCards, inOrder, listCardsInOrder } from './product-card.service.ts'
import { findProductId } from './product-detail.service.ts'
import { selectBoughtTogether } from './related.queries.ts'

const FIRST = 10

/** Returns the related products of a product, the closest first. Throws NOT_FOUND. */
export async function listRelatedProducts(context: Context, idOrSlug: string, first?: number): Promise<ProductCard[]> {
  const [related] = await listRelated(context, [await findProductId(context, idOrSlug)], first)
  return related?.products ?? []
}

/** Returns the products of the same orders, the most frequent first. Throws NOT_FOUND. */
export async function listAlsoBought(context: Context, idOrSlug: string, first = FIRST): Promise<ProductCard[]> {
  const rows = await selectBoughtTogether(context.db, [await findProductId(context, idOrSlug)], first)
  return listCardsInOrder(context, rows.map(({ id }) => id))
}

/** Returns the related products of each product in their order, none for unknown ids. */
export async function listRelated(context: Context, ids: number[], first = FIRST): Promise<Related[]> {
  await readChanges(context.db)
  const neighbours = await findNeighbours(context.db, ids, first)
  const cards = await findCards(context, [...neighbours.values()].flatMap(({ near, together }) => [...near, ...together]))
  return [...neighbours].map(([productId, { near, together }]) => ({
    productId,
    products: inOrder(near, cards),
    boughtTogether: inOrder(together, cards),
  }))
}
