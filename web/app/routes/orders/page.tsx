import { ProfileNav } from '#app/domains/account/profile/profile-nav.tsx'
import { loadOrders, OrderListPage } from '#app/domains/order/list/order-list-page.tsx'
import { hiddenMeta } from '#app/lib/head/page-meta.ts'
import { browserLoader } from '#app/lib/route/page-load.ts'
import { serverLoader } from '#app/lib/route/on-server.server.ts'
import type { Route } from './+types/page'

export const loader = serverLoader(loadOrders)
export const clientLoader = browserLoader(loadOrders)

export const meta = hiddenMeta((t) => t('order:list.title'))

/** The customer's orders. */
export default function OrdersPage({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <ProfileNav current="orders" />
      <OrderListPage {...loaderData} />
    </>
  )
}
