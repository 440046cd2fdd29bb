import { useRef } from 'react'
import { useTranslation } from '#app/lib/i18n/use-translation.ts'
import { ListEnd } from '#app/lib/more/list-end.tsx'
import type { OrderListPageQuery, OrderListPageQueryVariables } from './__generated__/order-list.ts'
import { OrderCard } from './order-card.tsx'
import { orderListPath } from './order-list-load.ts'

type Props = {
  orders: NonNullable<NonNullable<OrderListPageQuery['viewer']>['orders']>
  variables: OrderListPageQueryVariables
  today: string
  load: (after: string) => Promise<unknown>
}

/** Orders, newest first, and the way to older ones: a link that with JavaScript adds them here. */
export function OrderList({ orders, variables, today, load }: Props) {
  const { t } = useTranslation('order')
  const list = useRef<HTMLUListElement>(null)
  const { nodes, pageInfo, totalCount: total } = orders
  const shown = nodes.length
  return (
    <>
      <ul ref={list} className="grid gap-4">
        {nodes.map((order) => (
          <li key={order.id}>
            <OrderCard order={order} today={today} />
          </li>
        ))}
      </ul>
      <ListEnd
        className="pt-8"
        {...{ shown, total, pageInfo, load, list }}
        continued={variables.after != null}
        pathOf={(after) => orderListPath(variables.group, after ?? undefined)}
        texts={{ seen: t('list.seen', { shown, total }), count: t('list.count', { count: total }), more: t('list.more'), first: t('list.newest') }}
        links="h2 a"
        optional
      />
    </>
  )
}
