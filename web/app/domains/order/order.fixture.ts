import { i18nOf } from '#app/lib/i18n/i18n.ts'
import type { Locale } from '#app/lib/locale/locale.ts'
import '#app/lib/testing/in-locale.tsx'
import type { OrderProgress_OrderFragment as Progress } from './__generated__/order-progress.ts'
import type { Telling } from './order-dates.ts'
import type { Status } from './order-phase.ts'

const steps = ['RECEIVED', 'CONFIRMED', 'PREPARING', 'ON_THE_WAY', 'DELIVERED'] as const
type Wish = {
  status: Status
  /** How many of the five steps are reached. */
  reached?: number
  /** Whether the last one reached is behind it too: of orders that ended. */
  ended?: boolean
  /** The statuses it came through, oldest first. */
  through?: readonly Status[]
}

/** An order on its way, as the shop tells of it: a move every hour from 10:00 in Cairo on 21 November 2026. */
export function orderAt({ status, reached = 1, ended = false, through = ['ADDED', 'NEW'] }: Wish): Progress {
  const at = (hour: number) => `2026-11-21T${String(8 + hour).padStart(2, '0')}:00:00.000Z`
  const events = through.slice(1).map((to, place) => {
    const from = through[place] ?? null
    return { __typename: 'OrderEvent' as const, seq: place + 1, from, to, at: at(place) }
  })
  return {
    __typename: 'Order',
    number: 'MD-4821350',
    status,
    promisedFrom: '2026-11-24',
    promisedTo: '2026-11-26',
    timeline: steps.map((step, place) => {
      const state = place >= reached ? 'NEXT' : place === reached - 1 && !ended ? 'NOW' : 'DONE'
      return { __typename: 'OrderStep', step, state, at: place < reached ? at(place) : null }
    }),
    events: events.toReversed(),
  }
}

/** How it is told on a day. */
export function telling(locale: Locale, today = '2026-11-21'): Telling {
  return { t: i18nOf(locale).getFixedT(locale, 'order'), locale, today }
}
