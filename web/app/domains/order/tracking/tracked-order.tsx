import { Link } from 'react-router'
import { useTranslation } from '#app/lib/i18n/use-translation.ts'
import { Button } from '#app/ui/button.tsx'
import { Panel } from '#app/ui/panel.tsx'
import { useTrackOrderPageQuery } from './__generated__/track-order.ts'
import { AccessForm } from './access-form.tsx'
import { AskOnWhatsapp } from '#app/domains/order/ask-on-whatsapp.tsx'
import { OrderLayout } from '#app/domains/order/order-layout.tsx'
import { OrderLines } from '#app/domains/order/order-lines.tsx'
import { PayBox } from '#app/domains/order/pay-box.tsx'
import type { Tracked } from './track-order.ts'
import { usePolledOrder } from './use-live-order.ts'

/**
 * The progress of an order for a visitor who knows its number and mobile: without name and address, updated by polling.
 */
export function TrackedOrder({ asked, today }: Pick<Tracked, 'asked' | 'today'>) {
  const { t } = useTranslation('order')
  const {
    data: { trackedOrder: order },
    refetch,
  } = useTrackOrderPageQuery({ variables: asked, refetchOn: { windowFocus: true } })
  usePolledOrder(order, refetch)
  if (!order) return null
  return (
    <OrderLayout
      order={order}
      today={today}
      aside={
        <>
          <PayBox order={order} paid={order.paid} />
          <Panel className="grid gap-3">
            <AccessForm asked={asked} />
            <AskOnWhatsapp number={order.number} block />
            <Button asChild variant="ghost" block>
              <Link to="/track-order">{t('track.again')}</Link>
            </Button>
          </Panel>
        </>
      }
    >
      <OrderLines lines={order.lines} />
    </OrderLayout>
  )
}
