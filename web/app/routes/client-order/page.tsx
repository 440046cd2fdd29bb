import { loadOrder, WholeOrder } from '#app/domains/order/details/whole-order.tsx'
import { orderMeta } from '#app/domains/order/order-meta.ts'
import { orderWrites } from '#app/domains/order/changes/order-writes.ts'
import { rootData } from '#app/lib/head/page-meta.ts'
import { serverAction } from '#app/lib/forms/server-action.server.ts'
import { browserLoader } from '#app/lib/route/page-load.ts'
import { serverLoader } from '#app/lib/route/on-server.server.ts'
import type { Route } from './+types/page'

export const loader = serverLoader(loadOrder)
export const clientLoader = browserLoader(loadOrder)
export const action = serverAction(orderWrites)

export const meta = (args: Route.MetaArgs) =>
  orderMeta(args, rootData(args).t('order:number', { number: args.loaderData?.page.order?.number ?? '' }))

/** An order. Requires its signed link. */
export default function ClientOrderPage({ loaderData }: Route.ComponentProps) {
  return <WholeOrder {...loaderData} />
}
