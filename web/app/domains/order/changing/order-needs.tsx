import { Text } from '#app/lib/i18n/text.tsx'
import { Alert } from '#app/ui/alert.tsx'
import type { OrderNeeds_OrderFragment as Needs } from './__generated__/order-needs.ts'
import { choiceText, DeliveryTimeBox } from './delivery-time-box.tsx'
import { ConfirmBox } from './confirm-box.tsx'
import { EditBox } from './edit-box.tsx'
import type { OrderLink } from '#app/domains/order/order-paths.ts'
import { ReturnBox } from './return-box.tsx'
import { useOrderTexts } from '#app/domains/order/order-dates.ts'

type Props = { order: Needs; link: OrderLink; today: string }

/** The actions that the order requires of its customer, and its return. Empty for most orders. */
export function OrderNeeds({ order, link, today }: Props) {
  const texts = useOrderTexts(today)
  const { allowedActions, edit, deliveryTime } = order
  return (
    <div className="mt-6 grid gap-4 empty:hidden">
      {allowedActions.includes('CONFIRM') ? <ConfirmBox link={link} order={order} today={today} /> : null}
      {allowedActions.includes('CHOOSE_DELIVERY_TIME') ? <DeliveryTimeBox link={link} order={order} today={today} /> : null}
      {order.status === 'DELIVERY' && deliveryTime ? (
        <Alert>
          <Text>{texts.t('deliveryTime.set', { time: choiceText(deliveryTime, texts) })}</Text>
        </Alert>
      ) : null}
      {edit ? <EditBox link={link} edit={edit} today={today} /> : null}
      {order.returns.length > 0 ? <ReturnBox link={link} order={order} today={today} /> : null}
    </div>
  )
}
