import { AskOnWhatsapp } from '#app/domains/order/ask-on-whatsapp.tsx'
import { cairoToday } from '#app/domains/order/order-dates.ts'
import { OrderLayout } from '#app/domains/order/order-layout.tsx'
import { OrderLines } from '#app/domains/order/order-lines.tsx'
import { orderMeta } from '#app/domains/order/order-meta.ts'
import { orderItemPath } from '#app/domains/order/order-paths.ts'
import { OrderSums } from '#app/domains/order/order-sums.tsx'
import { PayBox } from '#app/domains/order/pay-box.tsx'
import { ReceiverBox } from '#app/domains/order/receiver-box.tsx'
import { usePolling, useRefreshOnReturn } from '#app/domains/order/use-polling.ts'
import { usePage } from '#app/lib/apollo/use-page.ts'
import { rootOf } from '#app/lib/head/page-meta.ts'
import { textOf } from '#app/lib/i18n/i18n.ts'
import { browserLoader } from '#app/lib/route/in-browser.ts'
import { serverLoader } from '#app/lib/route/on-server.server.ts'
import { notFound } from '#app/lib/route/results.ts'
import type { Query, Visit } from '#app/lib/route/route-types.ts'
import { Panel } from '#app/ui/panel.tsx'
import { ClientOrderPageDocument, useClientOrderPageQuery } from './__generated__/page.ts'
import type { Route } from './+types/page'

const load = async ({ params, url }: Visit, query: Query) => {
  const variables = { id: params.id ?? '', token: url.searchParams.get('token') ?? '' }
  const page = await query(ClientOrderPageDocument, variables, { fresh: true })
  if (!page.order) throw notFound()
  return { page, variables, today: cairoToday() }
}
export const loader = serverLoader(load)
export const clientLoader = browserLoader(load)

export const meta = (args: Route.MetaArgs) =>
  orderMeta(args, textOf(rootOf(args).locale)('order:number', { number: args.loaderData?.page.order?.number ?? '' }))

/** A whole order, for who has its signed link. */
export default function ClientOrderPage({ loaderData: { page, variables, today } }: Route.ComponentProps) {
  const { order } = usePage(ClientOrderPageDocument, variables, page)
  const { refetch } = useClientOrderPageQuery({ variables, ...usePolling(order?.status ?? null) })
  useRefreshOnReturn(refetch)
  if (!order) return null
  return (
    <OrderLayout
      order={order}
      today={today}
      aside={
        <>
          <PayBox order={order} paid={order.paid}>
            <OrderSums order={order} />
          </PayBox>
          <Panel className="grid gap-4">
            <ReceiverBox order={order} />
            <AskOnWhatsapp number={order.number} block />
          </Panel>
        </>
      }
    >
      <OrderLines lines={order.lines} pathOf={(line) => orderItemPath(variables, line)} />
    </OrderLayout>
  )
}
