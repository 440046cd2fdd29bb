import { Panel } from '#app/ui/panel.tsx'
import { useWholeOrderPageQuery } from './__generated__/whole-order.ts'
import { OrderDoings, OrderNeeds } from './later-parts.ts'
import { OrderLayout } from './order-layout.tsx'
import { OrderLines } from './order-lines.tsx'
import { orderItemPath } from './order-paths.ts'
import { OrderRefusals } from '#app/domains/order/changing/order-refusals.tsx'
import { OrderSums } from './order-sums.tsx'
import { PayBox } from './pay-box.tsx'
import { ReceiverBox } from './receiver-box.tsx'
import { useLiveOrder } from '#app/domains/order/following/use-live-order.ts'

type Props = { /** Which order, and by what. */ link: { id: string; token: string | null }; today: string }

/** A whole order with all that can be done with it, for its customer and for who has its signed link. */
export function WholeOrder({ link, today }: Props) {
  const { data: { order }, refetch } = useWholeOrderPageQuery({ variables: link })
  useLiveOrder(link, order, refetch)
  if (!order) return null
  const { token } = link
  return (
    <OrderLayout
      order={order}
      today={today}
      needs={
        <>
          <OrderRefusals />
          <OrderNeeds order={order} link={link} today={today} />
        </>
      }
      aside={
        <>
          <PayBox order={order} paid={order.paid}>
            <OrderSums order={order} />
          </PayBox>
          <OrderDoings order={order} link={link} />
          <Panel>
            <ReceiverBox order={order} />
          </Panel>
        </>
      }
    >
      <OrderLines lines={order.lines} pathOf={token ? (line) => orderItemPath({ id: link.id, token }, line) : undefined} />
    </OrderLayout>
  )
}
