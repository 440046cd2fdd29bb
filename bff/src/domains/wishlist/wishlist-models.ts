import type { Wish } from '#src/__generated__/rest.ts'
import type { WishlistErrorCode } from '#src/__generated__/schema.ts'
import type { AnswerOf } from '#src/rest/operations.ts'

export type WishList = AnswerOf<'get', '/wishlist'>

export interface WishEdge {
  cursor: string | null
  wish: Wish
}

/** Result of a wishlist change. */
export interface WishChange {
  /** Null on failure. */
  productId: number | null
  userErrors: { code: WishlistErrorCode; path: string[] | null; message: string; limit?: number }[]
}
