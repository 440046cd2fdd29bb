/** An order as its pages know it: by the signed token of its link, or by the account (null). */
export type OrderLink = { id: string; token?: string | null }

/** The page of a whole order: by its signed link, or that of the account. */
export function orderPath({ id, token }: OrderLink): string {
  return token ? withToken(`/client/order/${id}`, token) : `/profile/orderDetails/${id}`
}

/** The page of one item of an order, by the order's signed link. */
export function orderItemPath({ id, token }: { id: string; token: string }, item: string): string {
  return withToken(`/client/order/${id}/${item}`, token)
}

/** What belongs to an order and has a page of its own. */
export function orderPartPath({ id, token }: OrderLink, part: 'edit' | 'return' | 'invoice'): string {
  return token ? withToken(`/client/order/${id}/${part}`, token) : `/profile/orderDetails/${id}/${part}`
}

/** Where the shop is told about an order; one page for guests and customers. */
export function orderTellPath({ id, token }: OrderLink, part: 'review' | 'complaint'): string {
  const path = `/client/order/${id}/${part}`
  return token ? withToken(path, token) : path
}

function withToken(path: string, token: string): string {
  return `${path}?token=${encodeURIComponent(token)}`
}
