import { Link } from 'react-router'
import { useTranslation } from '#app/lib/i18n/use-translation.ts'
import { orderMeta } from '#app/domains/order/order-meta.ts'
import { OrderPageHead } from '#app/domains/order/order-page-head.tsx'
import { orderLinkOf, orderPartPath, orderPath } from '#app/domains/order/order-paths.ts'
import { PostedRefusals } from '#app/lib/forms/posted-refusals.tsx'
import { NoRight } from '#app/domains/order/returns/no-right.tsx'
import { ReturnForm } from '#app/domains/order/returns/return-form.tsx'
import {
  OrderReturnPageDocument,
  useOrderReturnPageQuery,
} from '#app/domains/order/returns/__generated__/order-return.ts'
import { cairoToday } from '#app/domains/order/order-dates.ts'
import { ownOrder } from '#app/domains/order/own-order.ts'
import { ReturnRules } from '#app/domains/order/returns/return-rules.tsx'
import { returnWrite } from '#app/domains/order/returns/return-write.ts'
import { rootData } from '#app/lib/head/page-meta.ts'
import { serverAction } from '#app/lib/forms/server-action.server.ts'
import { browserLoader, type Query, type Visit } from '#app/lib/route/page-load.ts'
import { serverLoader } from '#app/lib/route/on-server.server.ts'
import { Button } from '#app/ui/button.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import type { Route } from './+types/page'

const load = async (visit: Visit, query: Query) => {
  const link = orderLinkOf(visit)
  const page = await query(OrderReturnPageDocument, link, { fresh: true })
  await ownOrder(page.order, visit, query)
  return { link, today: cairoToday() }
}
export const loader = serverLoader(load)
export const clientLoader = browserLoader(load)
export const action = serverAction(returnWrite)

export const meta = (args: Route.MetaArgs) => orderMeta(args, rootData(args).t('order:returns.title'))

/** Requests a return. */
export default function OrderReturnPage({ loaderData: { link, today } }: Route.ComponentProps) {
  const { t } = useTranslation('order')
  const { order } = useOrderReturnPageQuery({ variables: link }).data
  if (!order) return null
  const lines = order.lines.filter(({ returnableQuantity }) => returnableQuantity > 0)
  const open = order.allowedActions.includes('RETURN') && lines.length > 0
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6 lg:grid-cols-[minmax(0,1fr)_25rem] lg:items-start lg:gap-10">
      <div className="lg:col-span-full">
        <OrderPageHead title={t('returns.title')} number={order.number} link={link} />
        <PostedRefusals className="mt-6" />
      </div>
      {open ? (
        <div className="grid gap-4">
          {order.allowedActions.includes('EXCHANGE') ? (
            <TextLink asChild underlined className="justify-self-start">
              <Link to={orderPartPath(link, 'exchange')} viewTransition>
                {t('returns.exchange')}
              </Link>
            </TextLink>
          ) : null}
          <ReturnForm order={order} lines={lines} link={link} />
        </div>
      ) : (
        <div className="grid justify-items-start gap-4">
          <p className="text-text-2">{t('returns.closed')}</p>
          <NoRight refusal={order.returnRefusal} until={order.defectReturnableUntil} today={today} />
          <Button asChild variant="outline">
            <Link to={orderPath(link)}>{t('back')}</Link>
          </Button>
        </div>
      )}
      <ReturnRules order={order} today={today} />
    </div>
  )
}
