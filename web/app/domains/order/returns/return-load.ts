import type { Query, Visit } from '#app/lib/route/route-types.ts'
import { OrderReturnPageDocument } from './__generated__/order-return.ts'
import { cairoToday } from '#app/domains/order/order-dates.ts'
import { orderLinkOf } from '#app/domains/order/following/order-link.ts'
import { ownOrder } from '#app/domains/order/following/own-order.ts'

/** The data of the page that asks which pieces of an order go back. */
export async function loadReturn(visit: Pick<Visit, 'params' | 'url'>, query: Query) {
  const link = orderLinkOf(visit)
  const page = await query(OrderReturnPageDocument, link, { fresh: true })
  await ownOrder(page.order, visit, query)
  return { link, today: cairoToday() }
}
