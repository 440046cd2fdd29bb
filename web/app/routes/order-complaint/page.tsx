import { useSearchParams } from 'react-router'
import { useTranslation } from '#app/lib/i18n/use-translation.ts'
import { ComplaintForm } from '#app/domains/feedback/contact/complaint-form.tsx'
import { complaintWrite } from '#app/domains/feedback/contact/complaint-write.ts'
import { sentNumber } from '#app/domains/feedback/sent-view.tsx'
import { orderLinkOf } from '#app/domains/order/order-paths.ts'
import { orderMeta } from '#app/domains/order/order-meta.ts'
import { OrderPageHead } from '#app/domains/order/order-page-head.tsx'
import { serverAction } from '#app/lib/forms/server-action.server.ts'
import { profileGuard } from '#app/domains/session/guards.ts'
import { rootData } from '#app/lib/head/page-meta.ts'
import { browserLoader, type Query, type Visit } from '#app/lib/route/page-load.ts'
import { serverLoader } from '#app/lib/route/on-server.server.ts'
import { notFound } from '#app/lib/route/results.ts'
import type { Route } from './+types/page'
import { OrderComplaintPageDocument, useOrderComplaintPageQuery } from './__generated__/page.ts'

const load = async (visit: Visit, query: Query) => {
  const link = orderLinkOf(visit)
  const { viewer, order } = await query(OrderComplaintPageDocument, link, { fresh: true })
  if (!order && !link.token) profileGuard(viewer, visit)
  if (!order) throw notFound()
  return { link }
}

export const loader = serverLoader(load)
export const clientLoader = browserLoader(load)
export const action = serverAction(complaintWrite)

export const meta = (args: Route.MetaArgs) => orderMeta(args, rootData(args).t('feedback:complaint.title'))

/** A complaint or a suggestion about an order. */
export default function OrderComplaintPage({ loaderData: { link } }: Route.ComponentProps) {
  const { t } = useTranslation('feedback')
  const [params] = useSearchParams()
  const { order } = useOrderComplaintPageQuery({ variables: link }).data
  if (!order) return null
  return (
    <div className="grid w-full max-w-160 grid-cols-[minmax(0,1fr)] gap-6">
      <OrderPageHead title={t('complaint.title')} number={order.number} link={link} />
      <ComplaintForm order={order} sent={sentNumber(params)} />
    </div>
  )
}
