import { i18nOf } from '#app/lib/i18n/i18n.ts'
import type { Locale } from '#app/lib/locale/locale.ts'
import '#app/lib/testing/in-locale.tsx'
import type { OrderProgress_OrderFragment as Progress } from './__generated__/order-progress.ts'
import type { OrderTexts } from './order-dates.ts'
import type { Status } from './order-phase.ts'

const steps = ['RECEIVED', 'CONFIRMED', 'PREPARING', 'ON_THE_WAY', 'DELIVERED'] as const
type Overrides = {
  status: Status
  /** Number of the five steps that are reached. */
  reached?: number
  /** Whether the last reached step is done too, as for orders that ended. */
  ended?: boolean
  /** The statuses of its history, oldest first. */
  through?: readonly Status[]
  next?: Progress['next']
  expected?: Progress['expected']
}

/** What comes next in each status, as the store API answers for a delivery at first (order-walk.test.ts there). */
export const nextOfStatus: Record<NonNullable<Status>, NonNullable<Progress['next']>> = {
  ADDED: 'REVIEW',
  NEW: 'REVIEW',
  IN_PROGRESS: 'REVIEW',
  WAITING_CUSTOMER: 'CONFIRM',
  ONLINE: 'CONFIRM',
  ONLINE_COMING: 'MAKE',
  EDIT: 'EDIT',
  CUSTOMER_CONFIRMED: 'DELIVER',
  CONFIRM: 'DELIVER',
  PREPARING: 'DELIVER',
  IN_TRANSFER: 'DELIVER',
  READY: 'DELIVER',
  SHIPPING_AGENT: 'DELIVER',
  DELIVERY: 'DELIVER',
  LATE: 'CATCH_UP',
  CANCEL: 'ANSWER',
  ABNORMAL: 'CHOOSE_TIME',
  DELIVERED: 'EXCHANGE',
  RETURNING: 'HAND_OVER',
  RETURNED: 'INSPECT',
  SPLIT: 'SETTLED',
  RETURNED_RECEIVED: 'SETTLED',
  CANCELED: 'NOTHING',
}

/** Statuses in which an order is expected, unless its time is over. */
const expecting: ReadonlySet<Status> = new Set<Status>([
  null,
  'NEW',
  'IN_PROGRESS',
  'WAITING_CUSTOMER',
  'EDIT',
  'CUSTOMER_CONFIRMED',
  'CONFIRM',
  'PREPARING',
  'IN_TRANSFER',
  'READY',
  'SHIPPING_AGENT',
  'DELIVERY',
  'LATE',
])
const promised = { __typename: 'ExpectedTime' as const, from: '2026-11-24', to: '2026-11-26', time: null }

/**
 * The progress of an order that is promised for 24 to 26 November: a status change every hour from 10:00 Cairo time on
 * 21 November 2026.
 */
export function orderAt({
  status,
  reached = 1,
  ended = false,
  through = ['ADDED', 'NEW'],
  next = status && nextOfStatus[status],
  expected = expecting.has(status) ? promised : null,
}: Overrides): Progress {
  const at = (hour: number) => `2026-11-21T${String(8 + hour).padStart(2, '0')}:00:00.000Z`
  const events = through.slice(1).map((to, place) => {
    const from = through[place] ?? null
    return { __typename: 'OrderEvent' as const, seq: place + 1, from, to, at: at(place), exchange: false }
  })
  return {
    __typename: 'Order',
    number: 'MD-4821350',
    status,
    pickup: null,
    next,
    expected,
    timeline: steps.map((step, place) => {
      const state = place >= reached ? 'NEXT' : place === reached - 1 && !ended ? 'NOW' : 'DONE'
      return { __typename: 'OrderStep', step, state, at: place < reached ? at(place) : null }
    }),
    events: events.toReversed(),
  }
}

/**
 * A pick-up in Maadi: ready from 14:00 on 24 November 2026, Cairo time; once it waits there, held for 48 hours with its
 * code.
 */
export function pickupOf({ waits = false } = {}): NonNullable<Progress['pickup']> {
  const branch = {
    id: '4',
    name: 'Maadi',
    address: 'Road 9',
    state: { __typename: 'State' as const, id: 'State_1', name: 'Cairo' },
    phone: '0221110131',
    location: { __typename: 'MapPoint' as const, mapUrl: 'https://map.test/4' },
  }
  const held = waits ? { until: '2026-11-26T12:00:00.000Z', code: '4821' } : { until: null, code: null }
  return {
    __typename: 'OrderPickup',
    readyAt: '2026-11-24T12:00:00.000Z',
    ...held,
    branch: { __typename: 'Branch', ...branch },
  }
}

/** Returns the `OrderTexts` of a day. */
export function textsOn(locale: Locale, today = '2026-11-21'): OrderTexts {
  return { t: i18nOf(locale).getFixedT(locale, 'order'), locale, today }
}
