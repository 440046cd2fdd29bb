import type { Query, Visit } from '#app/lib/route/route-types.ts'
import { WholeOrderPageDocument } from './__generated__/whole-order.ts'
import { cairoToday } from './order-dates.ts'
import { orderLinkOf } from '#app/domains/order/following/order-link.ts'
import { ownOrder } from '#app/domains/order/following/own-order.ts'

/** The data of a page of one order. Somebody else's order is not found. */
export async function loadOrder(visit: Pick<Visit, 'params' | 'url'>, query: Query) {
  const link = orderLinkOf(visit)
  const page = await query(WholeOrderPageDocument, link, { fresh: true })
  await ownOrder(page.order, visit, query)
  return { page, link, today: cairoToday() }
}
