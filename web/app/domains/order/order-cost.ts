import type { PayBox_OrderFragment as Paid } from './__generated__/pay-box.ts'

/** Whether cash was given back for pieces. */
export function isRefunded({ refunded }: Pick<Paid, 'refunded'>): boolean {
  return Number(refunded.amount) > 0
}

/** What an order cost: of one that came back the cash that was paid for it, as its total then holds only what was kept. */
export function costOf<Order extends Pick<Paid, 'total' | 'collected' | 'refunded'>>(order: Order): Order['total'] {
  return isRefunded(order) ? order.collected : order.total
}
