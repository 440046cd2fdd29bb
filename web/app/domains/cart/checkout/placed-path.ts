/** The page of an order that was just placed, which its token opens. An order without either is an error of the shop. */
export function placedPath(id: string | undefined, token: string | null): string {
  if (!id || !token) throw new Error('An order was placed without its id or token.')
  return `/order-placed/${id}?token=${encodeURIComponent(token)}`
}
