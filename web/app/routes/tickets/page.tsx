import { Link, useSearchParams } from 'react-router'
import { useTranslation } from '#app/lib/i18n/use-translation.ts'
import { ProfileNav } from '#app/domains/account/profile/profile-nav.tsx'
import { TicketForm } from '#app/domains/feedback/tickets/ticket-form.tsx'
import { TicketList } from '#app/domains/feedback/tickets/ticket-list.tsx'
import { ticketOpenWrite } from '#app/domains/feedback/tickets/ticket-writes.ts'
import { serverAction } from '#app/lib/forms/server-action.server.ts'
import { profileGuard } from '#app/domains/session/guards.ts'
import { hiddenMeta } from '#app/lib/head/page-meta.ts'
import { browserLoader, type Query, type Visit } from '#app/lib/route/page-load.ts'
import { serverLoader } from '#app/lib/route/on-server.server.ts'
import { Button } from '#app/ui/button.tsx'
import {
  TicketsOrderPageDocument,
  TicketsPageDocument,
  useTicketsOrderPageQuery,
  useTicketsPageQuery,
} from './__generated__/page.ts'

const FIRST = 10

const variablesOf = (params: URLSearchParams) => ({ first: FIRST, after: params.get('after') || null })
const orderOf = (params: URLSearchParams) => ({ id: params.get('order') ?? '' })

const load = async (visit: Visit, query: Query) => {
  const params = visit.url.searchParams
  const page = await query(TicketsPageDocument, variablesOf(params), { fresh: true, subject: 'viewer.tickets' })
  profileGuard(page.viewer, visit)
  if (params.get('order')) await query(TicketsOrderPageDocument, orderOf(params), { fresh: true })
  return page
}

export const loader = serverLoader(load)
export const clientLoader = browserLoader(load)
export const action = serverAction(ticketOpenWrite)

export const meta = hiddenMeta((t) => t('feedback:tickets.title'))

/** The customer's tickets, and the form of a new one. `?order=`: the order of the new ticket. */
export default function TicketsPage() {
  const { t } = useTranslation('feedback')
  const [params] = useSearchParams()
  const variables = variablesOf(params)
  const { order } = useTicketsOrderPageQuery({ variables: orderOf(params) }).data
  const tickets = useTicketsPageQuery({ variables }).data.viewer?.tickets
  if (!tickets) return null
  const { nodes, pageInfo } = tickets
  return (
    <>
      <ProfileNav current="tickets" />
      <div className="grid min-w-0 max-w-180 content-start gap-8">
        <h1 className="type-h1">{t('tickets.title')}</h1>
        <TicketForm key={order?.id} order={order} />
        {nodes.length > 0 ? (
          <section aria-labelledby="asked" className="grid gap-3">
            <h2 id="asked" className="type-h3">
              {t('tickets.asked')}
            </h2>
            <TicketList tickets={nodes} />
            <div className="flex gap-3">
              {variables.after ? (
                <Button asChild variant="outline">
                  <Link to="/profile/tickets">{t('tickets.newest')}</Link>
                </Button>
              ) : null}
              {pageInfo.hasNextPage && pageInfo.endCursor ? (
                <Button asChild variant="outline">
                  <Link to={`/profile/tickets?after=${encodeURIComponent(pageInfo.endCursor)}`}>
                    {t('tickets.older')}
                  </Link>
                </Button>
              ) : null}
            </div>
          </section>
        ) : null}
      </div>
    </>
  )
}
