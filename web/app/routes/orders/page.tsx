import { ProfileNav } from '#app/domains/account/profile/profile-nav.tsx'
import { loadOrders, OrderListPage } from '#app/domains/order/list/order-list-page.tsx'
import { pageMeta, rootData } from '#app/lib/head/page-meta.ts'
import { textOf } from '#app/lib/i18n/i18n.ts'
import { browserLoader } from '#app/lib/route/in-browser.ts'
import { serverLoader } from '#app/lib/route/on-server.server.ts'
import type { Route } from './+types/page'

export const loader = serverLoader(loadOrders)
export const clientLoader = browserLoader(loadOrders)

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, { title: textOf(rootData(args).locale)('order:list.title'), hidden: true })

/** The customer's orders. */
export default function OrdersPage({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <ProfileNav current="orders" />
      <OrderListPage {...loaderData} />
    </>
  )
}
