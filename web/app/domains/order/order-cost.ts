import { piastresOf } from '#app/lib/money/money.ts'
import type { PayBox_OrderFragment as Paid } from './__generated__/pay-box.ts'

/** Whether the order has a refund. */
export function isRefunded({ refunded }: Pick<Paid, 'refunded'>): boolean {
  return Number(refunded.amount) > 0
}

/** The value in piastres of the returned units that paid for an exchange: cash collected that was neither refunded nor is for kept units. */
export function exchangedPiastres({ collected, refunded, total }: Pick<Paid, 'collected' | 'refunded' | 'total'>): number {
  return Math.max(0, piastresOf(collected) - piastresOf(refunded) - piastresOf(total))
}

/** The cost of an order. For an order with returned units it is the cash collected, because its total excludes them. */
export function costOf<Order extends Pick<Paid, 'total' | 'collected' | 'refunded'>>(order: Order): Order['total'] {
  return isRefunded(order) || exchangedPiastres(order) > 0 ? order.collected : order.total
}
