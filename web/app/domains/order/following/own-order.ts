import { profileGuard } from '#app/lib/guards/profile-guard.ts'
import { notFound } from '#app/lib/route/results.ts'
import type { Query, Visit } from '#app/lib/route/route-types.ts'
import { OrderViewerDocument } from '#app/domains/order/__generated__/order-viewer.ts'

/**
 * The order that a page found. When there is none: on a customer's page who is not logged in does so first; anybody else, and
 * who asks for another customer's order, is told that there is no such page.
 */
export async function ownOrder<Order>(order: Order | null, visit: Pick<Visit, 'url'>, query: Query): Promise<Order> {
  if (order) return order
  if (visit.url.pathname.startsWith('/profile/')) {
    const { viewer } = await query(OrderViewerDocument, {}, { fresh: true })
    profileGuard(viewer, visit)
  }
  throw notFound()
}
