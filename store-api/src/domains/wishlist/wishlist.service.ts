import { requireCustomer } from '#src/domains/account/session.service.ts'
import { findVisibleIds, listCards } from '#src/domains/catalog/product-card.service.ts'
import { ApiError } from '#src/http/api-error.ts'
import type { Context } from '#src/http/context.ts'
import { cursorOf } from '#src/http/cursor.ts'
import type { PageMeta } from '#src/http/schema-parts.ts'
import { atMost } from '#src/limits.ts'
import {
  countWishlistItems,
  deleteWishlistItem,
  insertWishlistItems,
  lockWishlist,
  selectWishlistProductIds,
  selectWishlistItems,
  type WishlistKeys,
} from './wishlist.queries.ts'
import type { WishlistItem, WishlistQuery } from './wishlist.schema.ts'

const MOST = atMost('wishlist-items', 200)
const PAGE = 24
const cursor = cursorOf<WishlistKeys>('wishlist', ['micros', 'productId'])

export interface WishlistPage {
  data: WishlistItem[]
  meta: PageMeta
}

/**
 * A page of the wishlist, newest first; hidden products are neither listed nor counted. Throws
 * UNAUTHENTICATED; VALIDATION_FAILED for a foreign cursor.
 */
export async function listWishlistItems(
  context: Context,
  { first = PAGE, after, cursors }: WishlistQuery,
): Promise<WishlistPage> {
  const { db } = context
  const { id } = await requireCustomer(context)
  const behind = after === undefined ? undefined : cursor.read(context, after)
  const [rows, total] = await Promise.all([selectWishlistItems(db, id, behind, first + 1), countWishlistItems(db, id)])
  const { page, ...ends } = cursor.page(context, rows, { first, cursors })
  const cards = await listCards(
    context,
    page.map(({ productId }) => productId),
  )
  const data = page.flatMap(({ productId, addedAt }) => {
    const product = cards.get(productId)
    return product ? [{ product, addedAt: addedAt.toISOString() }] : []
  })
  return { data, meta: { total, ...ends } }
}

/** Returns the ids of all visible products of the wishlist, newest first. Throws UNAUTHENTICATED. */
export async function listWishlistProductIds(context: Context): Promise<number[]> {
  const { id } = await requireCustomer(context)
  return selectWishlistProductIds(context.db, id)
}

/**
 * Adds a product to the wishlist; idempotent. Throws UNAUTHENTICATED, NOT_FOUND, LIMIT_REACHED. Returns what
 * `listWishlistProductIds` returns.
 */
export async function addWishlistItem(context: Context, productId: number): Promise<number[]> {
  const { id } = await requireCustomer(context)
  const [visible] = await findVisibleIds(context, [productId])
  if (visible === undefined) throw new ApiError('NOT_FOUND')
  return context.db.transaction().execute(async (db) => {
    await lockWishlist(db, id)
    const listed = await selectWishlistProductIds(db, id)
    if (listed.includes(visible)) return listed
    if (listed.length >= MOST) throw new ApiError('LIMIT_REACHED', { limit: MOST })
    await insertWishlistItems(db, id, [visible], context.now())
    return selectWishlistProductIds(db, id)
  })
}

/**
 * Removes a product from the wishlist; idempotent. Throws UNAUTHENTICATED. Returns what `listWishlistProductIds`
 * returns.
 */
export async function removeWishlistItem(context: Context, productId: number): Promise<number[]> {
  const { id } = await requireCustomer(context)
  await deleteWishlistItem(context.db, id, productId)
  return selectWishlistProductIds(context.db, id)
}
