import { profileGuard } from '#app/domains/session/guards.ts'
import { notFound } from '#app/lib/route/results.ts'
import type { Query, Visit } from '#app/lib/route/page-load.ts'
import { OrderViewerDocument } from './__generated__/own-order.ts'

/**
 * Returns the order of a page. Without an order it throws: a redirect to the login for guests on an account page, else
 * a 404. Orders of other customers are not found either.
 */
export async function ownOrder<Order>(order: Order | null, visit: Pick<Visit, 'url'>, query: Query): Promise<Order> {
  if (order) return order
  if (visit.url.pathname.startsWith('/profile/')) {
    const { viewer } = await query(OrderViewerDocument, {}, { fresh: true })
    profileGuard(viewer, visit)
  }
  throw notFound()
}
