import { notFound } from '#app/lib/route/results.ts'
import type { Query, Visit } from '#app/lib/route/page-load.ts'
import { OrderInvoiceDocument } from './__generated__/order-invoice.ts'
import { orderLinkOf } from '#app/domains/order/order-paths.ts'
import { ownOrder } from '#app/domains/order/own-order.ts'

/** Loads an invoice. Throws 404 for an order without one. */
export async function loadInvoice(visit: Pick<Visit, 'params' | 'url'>, query: Query) {
  const link = orderLinkOf(visit)
  const found = await query(OrderInvoiceDocument, link, { fresh: true })
  const order = await ownOrder(found.order, visit, query)
  if (!order.hasInvoice) throw notFound()
  return { order, link }
}
