import type { PayBox_OrderFragment as Paid } from './__generated__/pay-box.ts'

/** Whether the order has a refund. */
export function isRefunded({ refunded }: Pick<Paid, 'refunded'>): boolean {
  return Number(refunded.amount) > 0
}

/** The cost of an order. For an order with a refund it is the cash collected, because its total excludes returned units. */
export function costOf<Order extends Pick<Paid, 'total' | 'collected' | 'refunded'>>(order: Order): Order['total'] {
  return isRefunded(order) ? order.collected : order.total
}
