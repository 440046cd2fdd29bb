import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { useTranslation } from '#app/lib/i18n/use-translation.ts'
import { ExchangeForm } from '#app/domains/order/exchange/exchange-form.tsx'
import { loadExchange } from '#app/domains/order/exchange/exchange-load.ts'
import { ExchangeReview } from '#app/domains/order/exchange/exchange-review.tsx'
import { exchangeWrite } from '#app/domains/order/exchange/exchange-write.ts'
import { OtherProducts } from '#app/domains/order/exchange/other-products.tsx'
import {
  OrderExchangePageDocument,
  useOrderExchangePageQuery,
} from '#app/domains/order/exchange/__generated__/order-exchange.ts'
import { cairoToday } from '#app/domains/order/order-dates.ts'
import { orderMeta } from '#app/domains/order/order-meta.ts'
import { OrderPageHead } from '#app/domains/order/order-page-head.tsx'
import { orderLinkOf, orderPath } from '#app/domains/order/order-paths.ts'
import { ownOrder } from '#app/domains/order/own-order.ts'
import { NoRight } from '#app/domains/order/returns/no-right.tsx'
import { ReturnRules } from '#app/domains/order/returns/return-rules.tsx'
import { PostedRefusals } from '#app/lib/forms/posted-refusals.tsx'
import { serverAction } from '#app/lib/forms/server-action.server.ts'
import { rootData } from '#app/lib/head/page-meta.ts'
import { randomId } from '#app/lib/http/random-id.ts'
import { browserLoader, type Query, type Visit } from '#app/lib/route/page-load.ts'
import { serverLoader } from '#app/lib/route/on-server.server.ts'
import { Button } from '#app/ui/button.tsx'
import type { Route } from './+types/page'

const load = async (visit: Visit, query: Query) => {
  const link = orderLinkOf(visit)
  const page = await query(OrderExchangePageDocument, link, { fresh: true })
  const order = await ownOrder(page.order, visit, query)
  const exchange = order.allowedActions.includes('EXCHANGE')
    ? await loadExchange(order, link, visit.url.searchParams, query)
    : null
  return { link, today: cairoToday(), exchange, choice: visit.url.search, idempotencyKey: randomId() }
}
export const loader = serverLoader(load)
export const clientLoader = browserLoader(load)
export const action = serverAction(exchangeWrite)

export const meta = (args: Route.MetaArgs) => orderMeta(args, rootData(args).t('order:exchange.title'))

/** Exchanges items of an order: the choice, another product for one line, or the review, as the address says. */
export default function OrderExchangePage({
  loaderData: { link, today, exchange, choice, idempotencyKey },
}: Route.ComponentProps) {
  const { t } = useTranslation('order')
  const { order } = useOrderExchangePageQuery({ variables: link }).data
  const shown = useRef(choice)
  // A new step takes the place of the pressed button, and the focus: its heading, or the page. Not from the summary of
  // faults.
  useEffect(() => {
    if (shown.current === choice) return
    shown.current = choice
    if (document.activeElement !== document.body) return
    const step = document.querySelector<HTMLElement>('#review, #other') ?? document.querySelector<HTMLElement>('#main')
    step?.focus({ preventScroll: true })
  }, [choice])
  if (!order) return null
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6 lg:grid-cols-[minmax(0,1fr)_25rem] lg:items-start lg:gap-10">
      <div className="lg:col-span-full">
        <OrderPageHead title={t('exchange.title')} number={order.number} link={link} />
        <PostedRefusals className="mt-6" />
      </div>
      {exchange === null || exchange.lines.length === 0 ? (
        <div className="grid justify-items-start gap-4">
          <p className="text-text-2">{t('exchange.closed')}</p>
          <NoRight refusal={order.exchangeRefusal} until={order.defectReturnableUntil} today={today} />
          <Button asChild variant="outline">
            <Link to={orderPath(link)}>{t('back')}</Link>
          </Button>
        </div>
      ) : exchange.other ? (
        <OtherProducts key={choice} other={exchange.other} link={link} />
      ) : exchange.review ? (
        <ExchangeReview
          exchange={exchange}
          link={link}
          idempotencyKey={idempotencyKey}
          inBranch={order.pickup !== null}
        />
      ) : (
        <ExchangeForm key={choice} exchange={exchange} link={link} />
      )}
      <ReturnRules order={order} today={today} exchanges />
    </div>
  )
}
