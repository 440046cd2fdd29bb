import { useTranslation } from '#app/lib/i18n/use-translation.ts'
import { formatMoment } from '#app/lib/dates/format.ts'
import { Text } from '#app/lib/i18n/text.tsx'
import { asLocale } from '#app/lib/locale/locale.ts'
import { cx } from '#app/ui/cx.ts'
import type { TicketThread_TicketFragment as Ticket } from './__generated__/ticket.ts'

/** The messages of a ticket, oldest first: the customer's at the start, the shop's at the end. Each text in its own direction. */
export function TicketThread({ messages }: Pick<Ticket, 'messages'>) {
  const { t, i18n } = useTranslation('feedback')
  const locale = asLocale(i18n.language) ?? 'ar'
  return (
    <ol className="grid gap-4" aria-label={t('tickets.thread')}>
      {messages.map(({ id, author, text, at }) => (
        <li
          key={id}
          className={cx(
            'grid max-w-[min(38rem,92%)] gap-1 rounded-md p-4 forced-colors:border',
            author === 'SHOP' ? 'justify-self-end bg-surface-2' : 'justify-self-start bg-surface-1',
          )}
        >
          <p className="flex flex-wrap gap-x-3 text-13">
            <span className="font-semibold">{t(`tickets.author.${author}`)}</span>
            <time dateTime={at} className="text-text-3">
              <Text>{formatMoment(at, locale)}</Text>
            </time>
          </p>
          <p dir="auto" className="text-start text-15 leading-body wrap-anywhere whitespace-pre-line [unicode-bidi:plaintext]">
            {text}
          </p>
        </li>
      ))}
    </ol>
  )
}
