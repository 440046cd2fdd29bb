import type { TrackOrderPageQuery } from './__generated__/track-order.ts'
import { orderAt } from '#app/domains/order/order.fixture.ts'
import type { Status } from '#app/domains/order/order-phase.ts'

type Tracked = NonNullable<TrackOrderPageQuery['trackedOrder']>

/** A tracked order with one line; `changes` overrides fields. */
export function trackedAt(status: Status, reached = 1, changes: Partial<Tracked> = {}): TrackOrderPageQuery {
  const price = { __typename: 'Money', amount: '1490.00', formatted: 'EGP\u00a01,490' } as const
  const chosen = { name: 'Al Ahly home jersey', colorName: 'Red', sizeLabel: 'L', quantity: 2, image: null }
  const total = { __typename: 'Money', amount: '1550.00', formatted: 'EGP\u00a01,550' } as const
  const lines = [{ __typename: 'OrderLine' as const, id: '7', ...chosen, parts: [], price, returnedQuantity: 0 }]
  const tax = { __typename: 'Money', amount: '190.35', formatted: 'EGP\u00a0190.35' } as const
  const nothing = { __typename: 'Money', amount: '0.00', formatted: 'EGP\u00a00' } as const
  const sums = {
    total,
    tax,
    credit: nothing,
    collected: nothing,
    refunded: nothing,
    refundDue: nothing,
    returnFee: nothing,
  }
  return {
    trackedOrder: {
      ...orderAt({ status, reached }),
      __typename: 'TrackedOrder',
      paid: false,
      ...sums,
      lines,
      ...changes,
    },
  }
}
