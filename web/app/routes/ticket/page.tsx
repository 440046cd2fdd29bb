import { Link } from 'react-router'
import { useTranslation } from '#app/lib/i18n/use-translation.ts'
import { ProfileNav } from '#app/domains/account/profile/profile-nav.tsx'
import { TicketReply, TicketThread } from '#app/domains/feedback/tickets/ticket-thread.tsx'
import { TicketStatus } from '#app/domains/feedback/tickets/ticket-list.tsx'
import { ticketCloseWrite, ticketReplyWrite } from '#app/domains/feedback/tickets/ticket-writes.ts'
import { orderPath } from '#app/domains/order/order-paths.ts'
import { serverAction } from '#app/lib/forms/server-action.server.ts'
import { profileGuard } from '#app/domains/session/guards.ts'
import { hiddenMeta } from '#app/lib/head/page-meta.ts'
import { Text } from '#app/lib/i18n/text.tsx'
import { browserLoader, type Query, type Visit } from '#app/lib/route/page-load.ts'
import { serverLoader } from '#app/lib/route/on-server.server.ts'
import { Alert } from '#app/ui/alert.tsx'
import { ChevronBack } from '#app/ui/directional-icon.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import type { Route } from './+types/page'
import { TicketPageDocument, useTicketPageQuery } from './__generated__/page.ts'

const load = async (visit: Visit, query: Query) => {
  const page = await query(TicketPageDocument, { id: visit.params.id ?? '' }, { fresh: true, subject: 'viewer.ticket' })
  profileGuard(page.viewer, visit)
  return page
}

export const loader = serverLoader(load)
export const clientLoader = browserLoader(load)
export const action = serverAction({ reply: ticketReplyWrite, close: ticketCloseWrite })

export const meta = hiddenMeta((t) => t('feedback:tickets.title'))

/** A ticket with its messages. */
export default function TicketPage({ params: { id } }: Route.ComponentProps) {
  const { t } = useTranslation('feedback')
  const ticket = useTicketPageQuery({ variables: { id } }).data.viewer?.ticket
  if (!ticket) return null
  const { number, subject, status, order, messages } = ticket
  return (
    <>
      <ProfileNav current="tickets" />
      <div className="grid min-w-0 max-w-180 content-start gap-6">
        <div className="grid gap-2">
          <TextLink asChild icon={<ChevronBack className="size-4" />} className="w-fit">
            <Link to="/profile/tickets" viewTransition>
              {t('tickets.title')}
            </Link>
          </TextLink>
          <h1 className="type-h1 leading-ui! wrap-anywhere">
            <bdi>{subject}</bdi>
          </h1>
          <p className="flex flex-wrap items-center gap-x-3 gap-y-2 text-text-2">
            <TicketStatus status={status} />
            <bdi>{number}</bdi>
            {order ? (
              <Link to={orderPath(order)} className="underline underline-offset-4">
                <Text>{t('tickets.order', { number: order.number })}</Text>
              </Link>
            ) : null}
          </p>
        </div>
        <TicketThread messages={messages} />
        {status === 'CLOSED' ? <Alert live>{t('tickets.isClosed')}</Alert> : <TicketReply />}
      </div>
    </>
  )
}
