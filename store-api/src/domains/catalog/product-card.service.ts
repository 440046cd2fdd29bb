import type { Context } from '#src/http/context.ts'
import type { ProductCard } from './catalog.schema.ts'
import type { Related } from './product-detail.schema.ts'
import { readChanges } from '#src/change-log.ts'
import { findNeighbours } from './related-cache.ts'
import { keepRows } from './product-row-cache.ts'
import { picture } from './picture.service.ts'
import { discountPercent } from './variant.service.ts'
import { type CardRow, selectCards, selectVisibleIds } from './product-card.queries.ts'

const DAY = 86_400_000

const findCardRows = keepRows(
  5_000,
  async (db, language, ids) => new Map((await selectCards(db, language, ids)).map((row) => [row.id, row])),
)

/** Returns the cards of these products by id in the language of the request, without hidden and unknown ones. */
export async function listCards(context: Context, productIds: number[]): Promise<Map<number, ProductCard>> {
  if (productIds.length === 0) return new Map()
  await readChanges(context.db)
  return findCards(context, productIds)
}

/** Like listCards, for callers that have awaited `readChanges`. */
export async function findCards(context: Context, productIds: number[]): Promise<Map<number, ProductCard>> {
  const rows = await findCardRows(context, productIds)
  return new Map([...rows.values()].map((row) => [row.id, cardOf(row, context)]))
}

/** Returns the visible ones of these products, each once, in their order. */
export async function findVisibleIds({ db }: Context, ids: number[]): Promise<number[]> {
  const visible = new Set(await selectVisibleIds(db, ids))
  return [...new Set(ids)].filter((id) => visible.has(id))
}

/** Like listCards, in the order of the ids. */
export async function listCardsInOrder(context: Context, productIds: number[]): Promise<ProductCard[]> {
  return inOrder(productIds, await listCards(context, productIds))
}

/** Returns the cards in the order of the ids. */
export function inOrder(productIds: number[], cards: Map<number, ProductCard>): ProductCard[] {
  return productIds.flatMap((id) => cards.get(id) ?? [])
}

function cardOf(
  { publishedAt, ratingSum, ratingCount, pictures, colors, sizes, ...row }: CardRow,
  { config, now }: Context,
): ProductCard {
  const [front] = pictures ?? []
  const back = pictures?.find(({ view }) => view === 'back')
  return {
    ...row,
    discountPercent: discountPercent(row.price, row.compareAtPrice),
    publishedAt: publishedAt.toISOString(),
    isNew: now().getTime() - publishedAt.getTime() < config.newDays * DAY,
    rating: ratingCount > 0 ? { average: averageOf(ratingSum, ratingCount), count: ratingCount } : null,
    image: picture(front?.id, front?.alt ?? row.name),
    backImage: back ? picture(back.id, back.alt) : null,
    colors: (colors ?? []).map(({ imageId, alt, ...color }) => ({
      ...color,
      image: picture(imageId, alt ?? row.name),
    })),
    sizes: sizes ?? [],
  }
}

/** Returns the average of the stars with one decimal; 0 without reviews. */
export function averageOf(sum: number, count: number): number {
  return count > 0 ? Math.round((sum * 10) / count) / 10 : 0
}

/** Number of related products when none is asked for. */
const RELATED = 10

/** Returns the related products of each product in their order, none for unknown ids. */
export async function listRelated(context: Context, ids: number[], first = RELATED): Promise<Related[]> {
  await readChanges(context.db)
  const neighbours = await findNeighbours(context.db, ids, first)
  const cards = await findCards(
    context,
    [...neighbours.values()].flatMap(({ near, together }) => [...near, ...together]),
  )
  return [...neighbours].map(([productId, { near, together }]) => ({
    productId,
    products: inOrder(near, cards),
    boughtTogether: inOrder(together, cards),
  }))
}
