import { Text } from '#app/lib/i18n/text.tsx'
import { Alert } from '#app/ui/alert.tsx'
import type { OrderNeeds_OrderFragment as Needs } from './__generated__/order-needs.ts'
import { choiceText } from './choice-text.ts'
import { ConfirmBox } from './confirm-box.tsx'
import { DeliveryTimeBox } from './delivery-time-box.tsx'
import { EditBox } from './edit-box.tsx'
import type { OrderLink } from '#app/domains/order/order-paths.ts'
import { ReturnBox } from '#app/domains/order/returns/return-box.tsx'
import { useTelling } from '#app/domains/order/following/use-telling.ts'

type Props = { order: Needs; link: OrderLink; today: string }

/** What the order asks of its customer now, and the return that is under way. Mostly nothing. */
export function OrderNeeds({ order, link, today }: Props) {
  const telling = useTelling(today)
  const { allowedActions, edit, deliveryTime } = order
  return (
    <div className="mt-6 grid gap-4 empty:hidden">
      {allowedActions.includes('CONFIRM') ? <ConfirmBox link={link} order={order} today={today} /> : null}
      {allowedActions.includes('CHOOSE_DELIVERY_TIME') ? <DeliveryTimeBox link={link} order={order} today={today} /> : null}
      {order.status === 'DELIVERY' && deliveryTime ? (
        <Alert>
          <Text>{telling.t('deliveryTime.set', { time: choiceText(deliveryTime, telling) })}</Text>
        </Alert>
      ) : null}
      {edit ? <EditBox link={link} edit={edit} today={today} /> : null}
      {order.returns.length > 0 ? <ReturnBox link={link} order={order} today={today} /> : null}
    </div>
  )
}
