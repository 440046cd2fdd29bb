import { type MouseEvent, useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { useTranslation } from 'react-i18next'
import { Text } from '#app/lib/i18n/text.tsx'
import { Button } from '#app/ui/button.tsx'
import { LiveRegion } from '#app/ui/live-region.tsx'
import { ShowMore } from '#app/ui/show-more.tsx'
import type { OrderListPageQuery, OrderListPageQueryVariables } from './__generated__/order-list.ts'
import { OrderCard } from './order-card.tsx'
import { orderListPath } from './order-list-load.ts'
import { useMoreOrders } from './use-more-orders.ts'

type Props = { orders: NonNullable<NonNullable<OrderListPageQuery['viewer']>['orders']>; variables: OrderListPageQueryVariables; today: string }

/** Orders, newest first, and the way to older ones: a link that with JavaScript adds them here. */
export function OrderList({ orders: first, variables, today }: Props) {
  const { t } = useTranslation('order')
  const { orders, end, busy, loadMore } = useMoreOrders(first, variables)
  const list = useRef<HTMLUListElement>(null)
  const newFrom = useRef<number>(undefined)
  const shown = orders.length
  const seen = t('list.seen', { shown, total: first.totalCount })
  const continued = variables.after != null

  function onMore(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return
    event.preventDefault()
    newFrom.current = shown
    void loadMore()
  }
  // Whoever goes by keyboard goes on with the first of the new ones.
  useEffect(() => {
    if (newFrom.current === undefined || newFrom.current >= shown) return
    list.current?.querySelectorAll<HTMLElement>('h2 a')[newFrom.current]?.focus({ preventScroll: true })
    newFrom.current = undefined
  }, [shown])
  return (
    <>
      <ul ref={list} className="grid gap-4">
        {orders.map((order) => (
          <li key={order.id}>
            <OrderCard order={order} today={today} />
          </li>
        ))}
      </ul>
      {end.hasNextPage || continued || shown > first.nodes.length ? (
        <ShowMore
          className="pt-8"
          text={<Text>{continued ? t('list.count', { count: first.totalCount }) : seen}</Text>}
          shown={continued ? first.totalCount : shown}
          total={first.totalCount}
        >
          {end.hasNextPage && end.endCursor ? (
            <Button asChild variant="outline" loading={busy}>
              <Link to={orderListPath(variables.group, end.endCursor)} onClick={onMore} rel="next">
                {t('list.more')}
              </Link>
            </Button>
          ) : null}
          {continued ? (
            <Button asChild variant="link">
              <Link to={orderListPath(variables.group)}>{t('list.newest')}</Link>
            </Button>
          ) : null}
        </ShowMore>
      ) : null}
      <LiveRegion>{shown > first.nodes.length ? seen : ''}</LiveRegion>
    </>
  )
}
