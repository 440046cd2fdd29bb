import { requireCustomer } from '#src/domains/account/session.service.ts'
import { findVisibleIds, listCards } from '#src/domains/catalog/product-card.service.ts'
import { ApiError } from '#src/http/api-error.ts'
import type { Context } from '#src/http/context.ts'
import { atMost } from '#src/limits.ts'
import { readCursor, writeCursor } from './wish-cursor.ts'
import {
  countWishes, deleteWish, insertWishes, lockWishes, selectWishedIds, selectWishes,
} from './wishlist.queries.ts'
import type { Wish, WishListMeta, WishListQuery } from './wishlist.schema.ts'

const MOST = atMost('wishes', 200)
const PAGE = 24

export interface WishPage {
  data: Wish[]
  meta: WishListMeta
}

/**
 * A page of what the customer wishes for, newest first; what the shop does not show is neither told nor counted. Throws
 * UNAUTHENTICATED; VALIDATION_FAILED for a foreign cursor.
 */
export async function listWishes(context: Context, { first = PAGE, after }: WishListQuery): Promise<WishPage> {
  const { db } = context
  const { id } = await requireCustomer(context)
  const behind = after === undefined ? undefined : readCursor(after)
  const [rows, total] = await Promise.all([selectWishes(db, id, behind, first + 1), countWishes(db, id)])
  const page = rows.slice(0, first)
  const cards = await listCards(context, page.map(({ productId }) => productId))
  const data = page.flatMap(({ productId, addedAt }) => {
    const product = cards.get(productId)
    return product ? [{ product, addedAt: addedAt.toISOString() }] : []
  })
  const last = page.at(-1)
  return { data, meta: { total, endCursor: last ? writeCursor(last) : null, hasNext: rows.length > first } }
}

/** The ids of all visible products that the customer wishes for, newest first. Throws UNAUTHENTICATED. */
export async function listWishedIds(context: Context): Promise<number[]> {
  const { id } = await requireCustomer(context)
  return selectWishedIds(context.db, id)
}

/** Wishes for a product; twice is once. Throws UNAUTHENTICATED, NOT_FOUND, LIMIT_REACHED. Answers as `listWishedIds`. */
export async function addWish(context: Context, productId: number): Promise<number[]> {
  const { id } = await requireCustomer(context)
  const [visible] = await findVisibleIds(context, [productId])
  if (visible === undefined) throw new ApiError('NOT_FOUND')
  return context.db.transaction().execute(async (db) => {
    await lockWishes(db, id)
    const wished = await selectWishedIds(db, id)
    if (wished.includes(visible)) return wished
    if (wished.length >= MOST) throw new ApiError('LIMIT_REACHED', { limit: MOST })
    await insertWishes(db, id, [visible], context.now())
    return selectWishedIds(db, id)
  })
}

/** Takes a wish back; nothing when there is none. Throws UNAUTHENTICATED. Answers as `listWishedIds`. */
export async function removeWish(context: Context, productId: number): Promise<number[]> {
  const { id } = await requireCustomer(context)
  await deleteWish(context.db, id, productId)
  return selectWishedIds(context.db, id)
}

/**
 * Puts what a guest wished for to what the customer has: unknown products, and those for which there is no room, are left out.
 * Throws UNAUTHENTICATED. Answers as `listWishedIds`.
 */
export async function mergeWishes(context: Context, productIds: number[]): Promise<number[]> {
  const { id } = await requireCustomer(context)
  const visible = await findVisibleIds(context, productIds)
  return context.db.transaction().execute(async (db) => {
    await lockWishes(db, id)
    const wished = await selectWishedIds(db, id)
    const fresh = visible.filter((each) => !wished.includes(each))
    await insertWishes(db, id, fresh.slice(0, Math.max(0, MOST - wished.length)), context.now())
    return selectWishedIds(db, id)
  })
}
