import { Text } from '#app/lib/i18n/text.tsx'
import { Eyebrow } from '#app/ui/eyebrow.tsx'
import { LiveRegion } from '#app/ui/live-region.tsx'
import type { OrderProgress_OrderFragment as Progress } from './__generated__/order-progress.ts'
import { orderHeadline, orderLead } from './order-words.ts'
import { StatusBadge } from './status-badge.tsx'
import { useTelling } from '#app/domains/order/following/use-telling.ts'

type Props = { order: Progress; today: string }

/** Which order, how it stands, and what its customer has to expect. Speaks when the status changes. */
export function OrderHead({ order, today }: Props) {
  const telling = useTelling(today)
  const { t } = telling
  const status = t(`status.${order.status ?? 'unknown'}`)
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Eyebrow>
          <Text>{t('number', { number: order.number })}</Text>
        </Eyebrow>
        <StatusBadge status={order.status}>{status}</StatusBadge>
      </div>
      <div className="grid gap-1.5">
        <h1 className="type-h1">{orderHeadline(order, telling)}</h1>
        <p className="text-text-2">
          <Text>{orderLead(order, telling)}</Text>
        </p>
      </div>
      <LiveRegion>{status}</LiveRegion>
    </div>
  )
}
