type Link = { id: string; token: string }

/** The page of a whole order, by its signed link. */
export function orderPath({ id, token }: Link): string {
  return `/client/order/${id}?token=${encodeURIComponent(token)}`
}

/** The page of one item of an order, by the order's signed link. */
export function orderItemPath({ id, token }: Link, item: string): string {
  return `/client/order/${id}/${item}?token=${encodeURIComponent(token)}`
}
