import * as v from 'valibot'
import { field } from '#app/lib/forms/field.ts'
import { accepted, defineWrite, refused } from '#app/lib/forms/write.ts'
import { textsIn } from '#app/lib/i18n/i18n.ts'
import { orderLinkOf, orderPath } from '#app/domains/order/order-paths.ts'
import { refundOf, refundRefusals, refundRules } from '#app/domains/order/returns/return-write.ts'
import { OrderExchangeDocument } from './__generated__/order-exchange.ts'
import { itemsIn } from './exchange-address.ts'

const noRules = v.object({})

/**
 * Exchanges lines of an order. The address has the items; the form has `idempotencyKey`, `expectedToPay`, `notes` and,
 * when the new items are cheaper, the fields of the refund. Leads to the new order.
 */
export const exchangeWrite = defineWrite({
  mutation: OrderExchangeDocument,
  rules: (form) => (form.has('refundMethod') ? refundRules(form) : noRules),
  variables: ({ form, ...visit }) => ({
    input: {
      ...orderLinkOf(visit),
      idempotencyKey: field(form, 'idempotencyKey'),
      items: readWanted(visit.url),
      expectedToPay: field(form, 'expectedToPay'),
      notes: field(form, 'notes').slice(0, 500) || null,
      ...(form.has('refundMethod') ? refundOf(form) : {}),
    },
  }),
  done({ orderExchange: { exchange, token } }, sent) {
    const old = orderLinkOf(sent)
    const next = exchange ? { id: exchange.id, token: old.token ? token : null } : old
    return accepted({ next: orderPath(next), notice: textsIn(sent.locale)('order:done.exchange') })
  },
  refused({ orderExchange }, { form, url }) {
    // Refusals name an item by its index in the input, from 0.
    const items = readWanted(url)
    const named = orderExchange.userErrors.map((refusal) => {
      const { path } = refusal
      const item = path?.includes('items') ? items[Number(path[path.indexOf('items') + 1])] : undefined
      return item ? { ...refusal, path: [`item-${item.lineId}`] } : refusal
    })
    return refused(refundRefusals(named, form), form)
  },
})

function readWanted({ searchParams }: URL) {
  return itemsIn(searchParams).flatMap(({ reason, ...item }) => (reason ? [{ ...item, reason }] : []))
}
