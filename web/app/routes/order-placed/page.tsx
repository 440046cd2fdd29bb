import { Link } from 'react-router'
import { useTranslation } from '#app/lib/i18n/use-translation.ts'
import { AskOnWhatsapp } from '#app/domains/order/ask-on-whatsapp.tsx'
import { cairoToday } from '#app/domains/order/order-dates.ts'
import { OrderLines } from '#app/domains/order/order-lines.tsx'
import { orderMeta } from '#app/domains/order/order-meta.ts'
import { orderItemPath, orderPath } from '#app/domains/order/order-paths.ts'
import { OrderSums } from '#app/domains/order/order-sums.tsx'
import { PayBox } from '#app/domains/order/pay-box.tsx'
import { PlacedHead, PlacedSteps } from '#app/domains/order/placed-steps.tsx'
import { useLiveOrder } from '#app/domains/order/tracking/use-live-order.ts'
import { rootData } from '#app/lib/head/page-meta.ts'
import { lazyPart } from '#app/lib/lazy/lazy-part.tsx'
import { browserLoader, type Query, type Visit } from '#app/lib/route/page-load.ts'
import { serverLoader } from '#app/lib/route/on-server.server.ts'
import { Button } from '#app/ui/button.tsx'
import { OrderPlacedPageDocument, useOrderPlacedPageQuery } from './__generated__/page.ts'
import type { Route } from './+types/page'

const ConfirmBox = lazyPart(async () => (await import('#app/domains/order/changes/confirm-box.tsx')).ConfirmBox)

const load = async ({ params, url }: Visit, query: Query) => {
  const variables = { id: params.id ?? '', token: url.searchParams.get('token') ?? '' }
  const page = await query(OrderPlacedPageDocument, variables, { fresh: true, subject: 'order' })
  return { page, variables, today: cairoToday() }
}
export const loader = serverLoader(load)
export const clientLoader = browserLoader(load)

export const meta = (args: Route.MetaArgs) => orderMeta(args, rootData(args).t('order:placed.title'))

/** The page after placing an order: thanks, order number, next steps. */
export default function OrderPlacedPage({ loaderData: { variables, today } }: Route.ComponentProps) {
  const { t } = useTranslation('order')
  const {
    data: { order },
    refetch,
  } = useOrderPlacedPageQuery({ variables, refetchOn: { windowFocus: true } })
  useLiveOrder(variables, order, refetch)
  if (!order) return null
  const confirms = order.allowedActions.includes('CONFIRM')
  // The confirmation follows the thanks directly, so help moves into the aside.
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8 lg:grid-cols-[minmax(0,1fr)_25rem] lg:items-start lg:gap-x-12">
      <PlacedHead order={order} today={today}>
        <Button asChild variant={confirms ? 'outline' : 'primary'}>
          <Link to={orderPath(variables)} viewTransition>
            {t('placed.follow')}
          </Link>
        </Button>
        {confirms ? null : <AskOnWhatsapp number={order.number} />}
      </PlacedHead>
      {confirms ? (
        <div className="lg:col-span-full">
          <ConfirmBox link={variables} order={order} today={today} />
        </div>
      ) : null}
      <div className="grid gap-8">
        <PlacedSteps order={order} today={today} />
        <OrderLines lines={order.lines} linePath={(line) => orderItemPath(variables, line)} />
      </div>
      <aside className="grid gap-4">
        <PayBox order={order} paid={order.paid}>
          <OrderSums order={order} />
        </PayBox>
        {confirms ? <AskOnWhatsapp number={order.number} block /> : null}
        <Button asChild variant="ghost" block>
          <Link to="/search" viewTransition>
            {t('placed.shop')}
          </Link>
        </Button>
      </aside>
    </div>
  )
}
