import { Link } from 'react-router'
import { useTranslation } from '#app/lib/i18n/use-translation.ts'
import { formatMoment } from '#app/lib/dates/format.ts'
import { Text } from '#app/lib/i18n/text.tsx'
import { ticketPath } from '#app/domains/feedback/feedback-paths.ts'
import { Tag } from '#app/ui/tag.tsx'
import type { TicketRow_TicketFragment as Ticket } from './__generated__/ticket.ts'

/** A customer's tickets, the last changed first. */
export function TicketList({ tickets }: { tickets: readonly Ticket[] }) {
  const { t, locale } = useTranslation('feedback')
  return (
    <ul className="border-t border-line">
      {tickets.map(({ id, number, subject, status, order, updatedAt }) => (
        <li
          key={id}
          className="relative flex flex-wrap items-start justify-between gap-x-4 gap-y-2 border-b border-line py-4 max-sm:flex-col"
        >
          <div className="grid min-w-0 flex-1 gap-1">
            <h3 className="font-display text-15 font-semibold wrap-anywhere">
              <Link to={ticketPath(id)} viewTransition className="after:absolute after:inset-0 hover:underline">
                <bdi>{subject}</bdi>
              </Link>
            </h3>
            <p className="type-meta">
              <Text>
                {[number, order && t('tickets.order', { number: order.number }), formatMoment(updatedAt, locale)]
                  .filter(Boolean)
                  .join(' · ')}
              </Text>
            </p>
          </div>
          <TicketStatus status={status} />
        </li>
      ))}
    </ul>
  )
}

/** The status of a ticket; an answered one is highlighted. */
export function TicketStatus({ status }: Pick<Ticket, 'status'>) {
  const { t } = useTranslation('feedback')
  return <Tag tone={status === 'ANSWERED' ? 'new' : 'outline'}>{t(`tickets.status.${status}`)}</Tag>
}
