import { Link } from 'react-router'
import { useTranslation } from '#app/lib/i18n/use-translation.ts'
import { AskOnWhatsapp } from '#app/domains/order/ask-on-whatsapp.tsx'
import { cairoToday } from '#app/domains/order/order-dates.ts'
import { OrderItem } from '#app/domains/order/order-item.tsx'
import { OrderLayout } from '#app/domains/order/order-layout.tsx'
import { orderMeta } from '#app/domains/order/order-meta.ts'
import { orderPath } from '#app/domains/order/order-paths.ts'
import { useLiveOrder } from '#app/domains/order/tracking/use-live-order.ts'
import { rootData } from '#app/lib/head/page-meta.ts'
import { browserLoader, type Query, type Visit } from '#app/lib/route/page-load.ts'
import { serverLoader } from '#app/lib/route/on-server.server.ts'
import { Button } from '#app/ui/button.tsx'
import { Panel } from '#app/ui/panel.tsx'
import { ClientOrderItemPageDocument, useClientOrderItemPageQuery } from './__generated__/page.ts'
import type { Route } from './+types/page'

const load = async ({ params, url }: Visit, query: Query) => {
  const variables = { id: params.id ?? '', item: params.item ?? '', token: url.searchParams.get('token') ?? '' }
  const page = await query(ClientOrderItemPageDocument, variables, { fresh: true, subject: 'guestOrder' })
  return { page, variables, today: cairoToday() }
}
export const loader = serverLoader(load)
export const clientLoader = browserLoader(load)

export const meta = (args: Route.MetaArgs) => {
  const { number, line } = args.loaderData?.page.guestOrder ?? { number: '', line: null }
  return orderMeta(args, rootData(args).t('order:item.title', { name: line?.name ?? '', number }))
}

/** One item of an order. Requires the order's signed link. */
export default function ClientOrderItemPage({ loaderData: { variables, today } }: Route.ComponentProps) {
  const { t } = useTranslation('order')
  const {
    data: { guestOrder: order },
    refetch,
  } = useClientOrderItemPageQuery({ variables, refetchOn: { windowFocus: true } })
  useLiveOrder(variables, order, refetch)
  if (!order) return null
  return (
    <OrderLayout
      order={order}
      today={today}
      aside={
        <Panel className="grid gap-3">
          <Button asChild block>
            <Link to={orderPath(variables)} viewTransition>
              {t('item.whole')}
            </Link>
          </Button>
          <AskOnWhatsapp number={order.number} block />
        </Panel>
      }
    >
      <OrderItem line={order.line} />
    </OrderLayout>
  )
}
