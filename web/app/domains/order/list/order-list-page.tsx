import { useTranslation } from '#app/lib/i18n/use-translation.ts'
import { useOrderListPageQuery } from './__generated__/order-list.ts'
import { NoOrders } from './no-orders.tsx'
import { OrderGroups } from './order-groups.tsx'
import { OrderList } from './order-list.tsx'
import { type loadOrders, orderListPath } from './order-list-load.ts'

type Props = Omit<Awaited<ReturnType<typeof loadOrders>>, 'page'>

/** A customer's orders, by kind. */
export function OrderListPage({ variables, today }: Props) {
  const { t } = useTranslation('order')
  const { data: { viewer }, fetchMore } = useOrderListPageQuery({ variables })
  if (!viewer?.orders) return null
  const { orders, orderCounts } = viewer
  const all = orderCounts && (orderCounts.find(({ group }) => group === 'ALL')?.count ?? 0)
  return (
    <div className="grid min-w-0 content-start gap-5">
      <h1 className="type-h1">{t('list.title')}</h1>
      {all === 0 ? null : <OrderGroups now={variables.group} counts={orderCounts} />}
      {orders.nodes.length > 0 ? (
        <div>
          <OrderList
            key={orderListPath(variables.group, variables.after ?? undefined)}
            orders={orders}
            variables={variables}
            today={today}
            load={(after) => fetchMore({ variables: { after }, subject: 'viewer.orders' })}
          />
        </div>
      ) : (
        <NoOrders group={variables.group} any={all === null ? variables.group !== 'ALL' : all > 0} />
      )}
    </div>
  )
}
