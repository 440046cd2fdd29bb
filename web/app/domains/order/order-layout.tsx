import type { ReactNode } from 'react'
import { Text } from '#app/lib/i18n/text.tsx'
import { cx } from '#app/ui/cx.ts'
import type { OrderProgress_OrderFragment as Progress } from './__generated__/order-progress.ts'
import { OrderHead } from './order-head.tsx'
import { OrderTimeline } from './order-timeline.tsx'
import { momentText, useOrderTexts } from './order-dates.ts'
import { phaseOf, returnPhases } from './order-phase.ts'
import { pickupEvents } from './order-pickup.ts'
import { PickupBox } from './pickup-box.tsx'

type Props = {
  order: Progress
  today: string
  /** Actions that the order requires, below its status. */
  needs?: ReactNode
  /** The lines of the order: one element, above the history. */
  children: ReactNode
  aside: ReactNode
}

/**
 * The layout of an order: status, timeline, lines, history; payment and actions in the aside, which phones show before
 * the history.
 */
export function OrderLayout({ order, today, needs, children, aside }: Props) {
  return (
    <>
      <OrderHead order={order} today={today} />
      <PickupBox order={order} />
      {needs}
      <OrderTimeline order={order} today={today} className="my-8" />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-8 lg:grid-cols-[minmax(0,1fr)_25rem] lg:grid-rows-[auto_1fr] lg:items-start lg:gap-x-12">
        {children}
        <aside className="grid gap-4 lg:row-span-2">{aside}</aside>
        <OrderEvents order={order} today={today} />
      </div>
    </>
  )
}

type OrderEventsProps = { order: Pick<Progress, 'events' | 'pickup'>; today: string }

/** The status history of the order, newest first. */
function OrderEvents({ order, today }: OrderEventsProps) {
  const texts = useOrderTexts(today)
  const { t } = texts
  return (
    <section aria-labelledby="events">
      <h2 id="events" className="type-h3 pb-2">
        {t('events')}
      </h2>
      <ol>
        {historyOf(order).map(({ text, ...event }) => (
          <li
            key={event.seq}
            className={cx(
              'grid grid-cols-[6.5rem_minmax(0,1fr)] gap-4 border-b border-line py-3 text-14 last:border-0',
              'sm:grid-cols-[14rem_minmax(0,1fr)]',
            )}
          >
            <time dateTime={event.at} className="text-text-3">
              <Text>{momentText(event.at, texts)}</Text>
            </time>
            <span>{t(text)}</span>
          </li>
        ))}
      </ol>
    </section>
  )
}

/** Returns the status changes with their texts; of neighbours with the same text, a time chosen twice, the newest. */
export function historyOf({ events, pickup }: OrderEventsProps['order']) {
  return (pickup ? pickupEvents(events) : events)
    .map((event) => ({
      ...event,
      text: pickup && event.to === 'READY' ? ('pickup.event' as const) : (`event.${eventKey(event)}` as const),
    }))
    .filter(({ text }, place, all) => text !== all[place - 1]?.text)
}

type StatusChange = Pick<Progress['events'][number], 'from' | 'to' | 'exchange'>

/**
 * Returns the text key of a status change (`order:event.*`): that of the new status, except where the old status gives
 * it another meaning.
 */
export function eventKey({ from, to, exchange }: StatusChange) {
  if (!to) return 'unknown'
  if (from === 'CANCEL' && to !== 'CANCELED') return to === 'SHIPPING_AGENT' ? 'tooLate' : 'resumed'
  if (from === 'EDIT' && to !== 'CANCELED') return 'edited'
  if (from === 'ABNORMAL' && to === 'DELIVERY') return 'retried'
  if (from === 'ABNORMAL' && to === 'ABNORMAL') return 'timeChosen'
  if (from === 'WAITING_CUSTOMER' && to === 'WAITING_CUSTOMER') return 'asksAgain'
  if (to === 'RETURNING' && (from === 'DELIVERED' || from === 'SPLIT'))
    return exchange ? 'exchangeAsked' : 'returnAsked'
  if (from === 'RETURNED' && to === 'SPLIT') return 'RETURNED_RECEIVED'
  if (from === to && returnPhases.has(phaseOf(to))) return 'refunded'
  if (from === 'RETURNING' && (to === 'DELIVERED' || to === 'SPLIT')) return 'withdrawn'
  return to
}
