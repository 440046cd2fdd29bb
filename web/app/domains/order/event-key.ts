import type { OrderProgress_OrderFragment as Progress } from './__generated__/order-progress.ts'

type Move = Pick<Progress['events'][number], 'from' | 'to'>

/** The text that tells of a move (`order:event.*`): mostly that of the new status, unless the old one makes it another story. */
export function eventKey({ from, to }: Move) {
  if (!to) return 'unknown'
  if (from === 'CANCEL' && to !== 'CANCELED') return 'resumed'
  if (from === 'EDIT' && to !== 'CANCELED') return 'edited'
  if (from === 'ABNORMAL' && to === 'DELIVERY') return 'retried'
  if (from === 'RETURNING' && to === 'DELIVERED') return 'withdrawn'
  return to
}
