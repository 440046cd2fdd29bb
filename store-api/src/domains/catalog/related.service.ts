import type { Context } from '#src/http/context.ts'
import type { ProductCard, Related } from './catalog.schema.ts'
import { listCards } from './product-card.service.ts'
import { findProductId } from './product-detail.service.ts'
import { selectRelated } from './related.queries.ts'

const FIRST = 10

/** What goes with a product, the nearest first. Throws NOT_FOUND. */
export async function listRelatedProducts(context: Context, idOrSlug: string, first?: number): Promise<ProductCard[]> {
  const [related] = await listRelated(context, [await findProductId(context, idOrSlug)], first)
  return related?.products ?? []
}

/** What goes with each of these products, in their order; unknown ids have nothing. Two statements, however many. */
export async function listRelated(context: Context, ids: number[], first = FIRST): Promise<Related[]> {
  const rows = await selectRelated(context.db, ids, first)
  const cards = await listCards(
    context,
    rows.map(({ id }) => id),
  )
  return ids.map((productId) => ({
    productId,
    products: rows.filter(({ source_id }) => source_id === productId).flatMap(({ id }) => cards.get(id) ?? []),
  }))
}
