import { useState } from 'react'
import { read } from '#app/lib/apollo/read.ts'
import { notifyError } from '#app/lib/notify/notify-error.ts'
import { OrderListDocument, type OrderListQuery, type OrderListQueryVariables } from './__generated__/order-list.ts'

type Orders = NonNullable<NonNullable<OrderListQuery['viewer']>['orders']>
type Added = Pick<Orders, 'nodes' | 'pageInfo'>

/** A list of orders that grows in place. Remount it for another list. */
export function useMoreOrders(first: Orders, variables: OrderListQueryVariables) {
  const [added, setAdded] = useState<Added>()
  const [busy, setBusy] = useState(false)
  const end = added?.pageInfo ?? first.pageInfo

  async function loadMore(): Promise<void> {
    if (busy || !end.endCursor) return
    setBusy(true)
    try {
      const { viewer } = await read(OrderListDocument, { ...variables, after: end.endCursor }, { fresh: true, subject: ['viewer.orders', 'viewer.orderCounts'] })
      if (viewer) setAdded({ nodes: [...(added?.nodes ?? []), ...viewer.orders.nodes], pageInfo: viewer.orders.pageInfo })
    } catch (error) {
      notifyError(error)
    } finally {
      setBusy(false)
    }
  }

  return { orders: [...first.nodes, ...(added?.nodes ?? [])], end, busy, loadMore }
}
