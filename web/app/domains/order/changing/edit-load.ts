import type { Query, Visit } from '#app/lib/route/route-types.ts'
import { type LineChoicesQuery, LineChoicesDocument, OrderEditFormDocument } from './__generated__/order-edit.ts'
import { cairoToday } from '#app/domains/order/order-dates.ts'
import { orderLinkOf } from '#app/domains/order/following/order-link.ts'
import { ownOrder } from '#app/domains/order/following/own-order.ts'

/** What else a line could be: the variants of its product, by the product's id. */
export type Choices = Record<string, NonNullable<NonNullable<LineChoicesQuery['product']>['variants']>>

/** An order to change, and what its lines could be instead. A bundle keeps its parts; a product that is gone stays as it is. */
export async function loadEdit(visit: Pick<Visit, 'params' | 'url'>, query: Query) {
  const link = orderLinkOf(visit)
  const found = await query(OrderEditFormDocument, link, { fresh: true })
  const order = await ownOrder(found.order, visit, query)
  const products = order.edit?.mine ? order.lines.filter(({ parts }) => parts.length === 0).map(({ productId }) => productId) : []
  const choices: Choices = {}
  await Promise.all(
    [...new Set(products)].map(async (id) => {
      const { product } = await query(LineChoicesDocument, { id }, { fresh: true })
      if (product?.variants) choices[id] = product.variants
    }),
  )
  return { order, choices, link, today: cairoToday() }
}
