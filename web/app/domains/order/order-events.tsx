import { Text } from '#app/lib/i18n/text.tsx'
import { cx } from '#app/ui/cx.ts'
import type { OrderProgress_OrderFragment as Progress } from './__generated__/order-progress.ts'
import { eventKey } from './event-key.ts'
import { momentText } from './order-dates.ts'
import { useTelling } from '#app/domains/order/following/use-telling.ts'

type Props = Pick<Progress, 'events'> & { today: string }

/** What happened to the order, newest first. */
export function OrderEvents({ events, today }: Props) {
  const telling = useTelling(today)
  const { t } = telling
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
              <Text>{momentText(event.at, telling)}</Text>
            </time>
            <span>{t(`event.${eventKey(event)}`)}</span>
          </li>
        ))}
      </ol>
    </section>
  )
}
