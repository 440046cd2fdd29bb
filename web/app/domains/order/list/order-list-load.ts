import { profileGuard } from '#app/lib/guards/profile-guard.ts'
import type { Query, Visit } from '#app/lib/route/route-types.ts'
import { OrderListPageDocument, type OrderListPageQueryVariables } from './__generated__/order-list.ts'
import { cairoToday } from '#app/domains/order/order-dates.ts'

export type Group = OrderListPageQueryVariables['group']

/** Groups of orders in the sequence of the filter. */
export const groups: readonly Group[] = ['ALL', 'OPEN', 'DELIVERED', 'RETURNED', 'CANCELED']

const FIRST = 10

/** Loads the customer's orders by `?group=` and `?after=`. An unknown group means all orders. */
export async function loadOrders(visit: Pick<Visit, 'url'>, query: Query) {
  const { searchParams } = visit.url
  const asked = searchParams.get('group')?.toUpperCase()
  const group = groups.find((known) => known === asked) ?? 'ALL'
  const variables = { first: FIRST, after: searchParams.get('after') || null, group }
  const page = await query(OrderListPageDocument, variables, { fresh: true, subject: 'viewer.orders' })
  profileGuard(page.viewer, visit)
  return { page, variables, today: cairoToday() }
}

/** Returns the address of a list: '/profile/orders?group=open'. */
export function orderListPath(group: Group, after?: string): string {
  const params = new URLSearchParams(group === 'ALL' ? {} : { group: group.toLowerCase() })
  if (after) params.set('after', after)
  return params.size > 0 ? `/profile/orders?${params}` : '/profile/orders'
}
