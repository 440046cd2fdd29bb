import { Text } from '#app/lib/i18n/text.tsx'
import { cx } from '#app/ui/cx.ts'
import type { OrderProgress_OrderFragment as Progress } from './__generated__/order-progress.ts'
import { momentText, useOrderTexts } from './order-dates.ts'

type Props = Pick<Progress, 'events'> & { today: string }

/** The status history of the order, newest first. */
export function OrderEvents({ events, today }: Props) {
  const texts = useOrderTexts(today)
  const { t } = texts
  return (
    <section aria-labelledby="events">
      <h2 id="events" className="type-h3 pb-2">
        {t('events')}
      </h2>
      <ol>
        {events.map((event) => (
          <li
            key={event.seq}
            className={cx(
              'grid grid-cols-[6.5rem_minmax(0,1fr)] gap-4 border-b border-line py-3 text-14 last:border-0',
              'sm:grid-cols-[12rem_minmax(0,1fr)]',
            )}
          >
            <time dateTime={event.at} className="text-text-3">
              <Text>{momentText(event.at, texts)}</Text>
            </time>
            <span>{t(`event.${eventKey(event)}`)}</span>
          </li>
        ))}
      </ol>
    </section>
  )
}

type StatusChange = Pick<Progress['events'][number], 'from' | 'to'>

/** Returns the text key of a status change (`order:event.*`): that of the new status, except where the old status gives it another meaning. */
export function eventKey({ from, to }: StatusChange) {
  if (!to) return 'unknown'
  if (from === 'CANCEL' && to !== 'CANCELED') return 'resumed'
  if (from === 'EDIT' && to !== 'CANCELED') return 'edited'
  if (from === 'ABNORMAL' && to === 'DELIVERY') return 'retried'
  if (from === 'RETURNING' && to === 'DELIVERED') return 'withdrawn'
  return to
}
