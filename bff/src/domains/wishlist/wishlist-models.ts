import type { WishlistItem } from '#src/__generated__/rest.ts'
import type { Refusal } from '#src/graphql/user-errors.ts'
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
  userErrors: Refusal[]
}
