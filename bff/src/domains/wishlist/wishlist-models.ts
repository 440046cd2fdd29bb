import type { PageMeta, WishlistItem } from '#src/__generated__/rest.ts'
import type { Page } from '#src/graphql/connection.ts'
import type { Refusal } from '#src/graphql/user-errors.ts'

export type WishlistPage = Page<{ data: (WishlistItem & { id: number })[]; meta: PageMeta }>

export interface WishlistEdge {
  cursor: string
  node: WishlistItem
}

/** Result of a wishlist change. */
export interface WishlistChange {
  /** Null on failure. */
  productId: number | null
  userErrors: Refusal[]
}
