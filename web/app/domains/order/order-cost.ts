import { piastresOf } from '#app/lib/money/money.ts'
import type { PayBox_OrderFragment as Order } from './__generated__/pay-box.ts'

type Paid = Pick<Order, 'total' | 'collected' | 'refunded' | 'refundDue'>

/**
 * What became of the cash of an order, in piastres: `paid` back, `due` to be paid back, and `exchanged`, the value of
 * the returned units that paid for an exchange: what was collected and is neither for them nor for kept units.
 */
export function moneyBackOf({ collected, refunded, refundDue, total }: Paid) {
  const [paid, due] = [piastresOf(refunded), piastresOf(refundDue)]
  const exchanged = Math.max(0, piastresOf(collected) - paid - due - piastresOf(total))
  return { paid, due, exchanged, isSome: paid + due + exchanged > 0 }
}

/** The cost of an order. For an order with returned units it is the cash collected, because its total excludes them. */
export function costOf<Given extends Paid>(order: Given): Given['total'] {
  return moneyBackOf(order).isSome ? order.collected : order.total
}
