import type { Query, Visit } from '#app/lib/route/route-types.ts'
import { WholeOrderPageDocument } from './__generated__/whole-order.ts'
import { cairoToday } from '#app/domains/order/order-dates.ts'
import { orderLinkOf } from '#app/domains/order/order-paths.ts'
import { ownOrder } from '#app/domains/order/own-order.ts'

/** Loads one order. Throws like `ownOrder`. */
export async function loadOrder(visit: Pick<Visit, 'params' | 'url'>, query: Query) {
  const link = orderLinkOf(visit)
  const page = await query(WholeOrderPageDocument, link, { fresh: true })
  await ownOrder(page.order, visit, query)
  return { page, link, today: cairoToday() }
}
