import { useTranslation } from '#app/lib/i18n/use-translation.ts'
import { Invoice, PrintButton } from '#app/domains/order/invoice/invoice.tsx'
import { loadInvoice } from '#app/domains/order/invoice/invoice-load.ts'
import { orderMeta } from '#app/domains/order/order-meta.ts'
import { orderPath } from '#app/domains/order/order-paths.ts'
import { rootData } from '#app/lib/head/page-meta.ts'
import { Text } from '#app/lib/i18n/text.tsx'
import { browserLoader } from '#app/lib/route/page-load.ts'
import { serverLoader } from '#app/lib/route/on-server.server.ts'
import { ChevronBack } from '#app/ui/directional-icon.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import { Link } from 'react-router'
import type { Route } from './+types/page'

export const loader = serverLoader(loadInvoice)
export const clientLoader = browserLoader(loadInvoice)

// The browser suggests the title as the file name.
export const meta = (args: Route.MetaArgs) =>
  orderMeta(args, rootData(args).t('order:invoice.name', { number: args.loaderData?.order.number ?? '' }))

/** The invoice of an order, to read or print. */
export default function OrderInvoicePage({ loaderData: { order, link } }: Route.ComponentProps) {
  const { t } = useTranslation('order')
  return (
    <div className="mx-auto grid w-full max-w-200 gap-4">
      <div className="not-on-paper flex flex-wrap items-center justify-between gap-3">
        <TextLink asChild icon={<ChevronBack />}>
          <Link to={orderPath(link)} viewTransition>
            <span>
              <Text>{t('number', { number: order.number })}</Text>
            </span>
          </Link>
        </TextLink>
        <PrintButton />
      </div>
      <Invoice order={order} />
    </div>
  )
}
