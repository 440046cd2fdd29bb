import { Link, useSearchParams } from 'react-router'
import { useTranslation } from '#app/lib/i18n/use-translation.ts'
import { ReviewLine, reviewWrite } from '#app/domains/feedback/reviews/review-line.tsx'
import { orderLinkOf, orderPath } from '#app/domains/order/order-paths.ts'
import { orderMeta } from '#app/domains/order/order-meta.ts'
import { OrderPageHead } from '#app/domains/order/order-page-head.tsx'
import { PostedRefusals } from '#app/lib/forms/posted-refusals.tsx'
import { serverAction } from '#app/lib/forms/server-action.server.ts'
import { profileGuard } from '#app/domains/session/guards.ts'
import { rootData } from '#app/lib/head/page-meta.ts'
import { browserLoader, type Query, type Visit } from '#app/lib/route/page-load.ts'
import { serverLoader } from '#app/lib/route/on-server.server.ts'
import { notFound } from '#app/lib/route/results.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Button } from '#app/ui/button.tsx'
import type { Route } from './+types/page'
import { OrderReviewPageDocument, useOrderReviewPageQuery } from './__generated__/page.ts'

const load = async (visit: Visit, query: Query) => {
  const link = orderLinkOf(visit)
  const { viewer, order } = await query(OrderReviewPageDocument, link, { fresh: true, subject: 'reviewableLines' })
  if (!order && !link.token) profileGuard(viewer, visit)
  if (!order) throw notFound()
  return { link }
}

export const loader = serverLoader(load)
export const clientLoader = browserLoader(load)
export const action = serverAction(reviewWrite)

export const meta = (args: Route.MetaArgs) => orderMeta(args, rootData(args).t('feedback:review.title'))

/** Reviews of the delivered lines of an order. */
export default function OrderReviewPage({ loaderData: { link } }: Route.ComponentProps) {
  const { t } = useTranslation('feedback')
  const [params] = useSearchParams()
  const { order, reviewableLines: lines } = useOrderReviewPageQuery({ variables: link }).data
  if (!order || !lines) return null
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[repeat(2,minmax(0,1fr))]">
      <div className="grid gap-6 lg:col-span-full">
        <OrderPageHead title={t('review.title')} number={order.number} link={link} />
        <PostedRefusals className="mt-6" />
        {params.has('reviewed') ? <Alert tone="success" title={t('review.done')} /> : null}
      </div>
      {lines.map((line) => (
        <ReviewLine key={line.id} line={line} />
      ))}
      {lines.length === 0 ? (
        <div className="grid justify-items-start gap-4">
          <p className="text-text-2">{t('review.nothing')}</p>
          <Button asChild variant="outline">
            <Link to={orderPath(link)}>{t('review.back')}</Link>
          </Button>
        </div>
      ) : null}
    </div>
  )
}
