import { useTranslation } from '#app/lib/i18n/use-translation.ts'
import { Tag } from '#app/ui/tag.tsx'
import type { TicketRow_TicketFragment as Ticket } from './__generated__/ticket.ts'

/** How far a question is: an answer that waits to be read stands out. */
export function TicketStatus({ status }: Pick<Ticket, 'status'>) {
  const { t } = useTranslation('feedback')
  return <Tag tone={status === 'ANSWERED' ? 'new' : 'outline'}>{t(`tickets.status.${status}`)}</Tag>
}
