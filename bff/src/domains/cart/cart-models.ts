import type * as rest from '#src/__generated__/rest.ts'

/** A chosen variant, with the bundle that it belongs to. */
export type CartLinePart = rest.CartLinePart & { productId: number }

/** A change, with its line; null when the line is no longer in the cart. */
export type CartChange = rest.CartChange & { line: rest.CartLine | null }
