import { useTranslation } from '#app/lib/i18n/use-translation.ts'
import { Tag } from '#app/ui/tag.tsx'
import type { TicketRow_TicketFragment as Ticket } from './__generated__/ticket.ts'

/** The status of a ticket; an answered one is highlighted. */
export function TicketStatus({ status }: Pick<Ticket, 'status'>) {
  const { t } = useTranslation('feedback')
  return <Tag tone={status === 'ANSWERED' ? 'new' : 'outline'}>{t(`tickets.status.${status}`)}</Tag>
}
