import type { WishlistItem } from '#src/__generated__/rest.ts'
import type { WishlistErrorCode } from '#src/__generated__/schema.ts'
import type { AnswerOf } from '#src/rest/operations.ts'

export type WishlistPage = AnswerOf<'get', '/wishlist'>

export interface WishlistEdge {
  cursor: string | null
  item: WishlistItem
}

/** Result of a wishlist change. */
export interface WishlistChange {
  /** Null on failure. */
  productId: number | null
  userErrors: { code: WishlistErrorCode; path: string[] | null; message: string; limit?: number }[]
}
