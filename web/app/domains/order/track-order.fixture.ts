import type { TrackOrderQuery } from './__generated__/track-order.ts'
import { orderAt } from './order.fixture.ts'
import type { Status } from './order-phase.ts'

/** What tracking answers of an order of one jersey. */
export function trackedAt(status: Status, reached = 1): TrackOrderQuery {
  const price = { __typename: 'Money', amount: '1490.00', formatted: 'EGP\u00a01,490' } as const
  const line = { __typename: 'OrderLine', id: '7', name: 'Al Ahly home jersey', color: 'Red', size: 'L', quantity: 2, image: null, parts: [], price } as const
  const total = { __typename: 'Money', amount: '1550.00', formatted: 'EGP\u00a01,550' } as const
  return { trackedOrder: { ...orderAt({ status, reached }), __typename: 'TrackedOrder', paid: false, total, lines: [{ ...line, parts: [] }] } }
}
