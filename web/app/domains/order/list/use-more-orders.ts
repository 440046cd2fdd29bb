import { useState } from 'react'
import { loadQuery } from '#app/lib/apollo/load-query.ts'
import { notifyError } from '#app/lib/notify/notify-error.ts'
import { OrderListPageDocument, type OrderListPageQuery, type OrderListPageQueryVariables } from './__generated__/order-list.ts'

type Orders = NonNullable<NonNullable<OrderListPageQuery['viewer']>['orders']>
type Added = Pick<Orders, 'nodes' | 'pageInfo'>

/** A list of orders that grows in place. Remount it for another list. */
export function useMoreOrders(first: Orders, variables: OrderListPageQueryVariables) {
  const [added, setAdded] = useState<Added>()
  const [busy, setBusy] = useState(false)
  const end = added?.pageInfo ?? first.pageInfo

  async function loadMore(): Promise<void> {
    if (busy || !end.endCursor) return
    setBusy(true)
    try {
      const { viewer } = await loadQuery(OrderListPageDocument, { ...variables, after: end.endCursor }, { fresh: true, subject: ['viewer.orders', 'viewer.orderCounts'] })
      if (viewer) setAdded({ nodes: [...(added?.nodes ?? []), ...viewer.orders.nodes], pageInfo: viewer.orders.pageInfo })
    } catch (error) {
      notifyError(error)
    } finally {
      setBusy(false)
    }
  }

  return { orders: [...first.nodes, ...(added?.nodes ?? [])], end, busy, loadMore }
}
