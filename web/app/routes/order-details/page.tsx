import { Link } from 'react-router'
import { useTranslation } from '#app/lib/i18n/use-translation.ts'
import { loadOrder, WholeOrder } from '#app/domains/order/details/whole-order.tsx'
import { orderMeta } from '#app/domains/order/order-meta.ts'
import { orderWrites } from '#app/domains/order/changes/order-writes.ts'
import { rootData } from '#app/lib/head/page-meta.ts'
import { serverAction } from '#app/lib/forms/server-action.server.ts'
import { browserLoader } from '#app/lib/route/page-load.ts'
import { serverLoader } from '#app/lib/route/on-server.server.ts'
import { ChevronBack } from '#app/ui/directional-icon.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import type { Route } from './+types/page'

export const loader = serverLoader(loadOrder)
export const clientLoader = browserLoader(loadOrder)
export const action = serverAction(orderWrites)

export const meta = (args: Route.MetaArgs) =>
  orderMeta(args, rootData(args).t('order:number', { number: args.loaderData?.page.order?.number ?? '' }))

/** An order of the authenticated customer. */
export default function OrderDetailsPage({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation('order')
  return (
    <>
      <TextLink asChild icon={<ChevronBack />}>
        <Link to="/profile/orders" viewTransition>
          {t('list.title')}
        </Link>
      </TextLink>
      <WholeOrder {...loaderData} />
    </>
  )
}
