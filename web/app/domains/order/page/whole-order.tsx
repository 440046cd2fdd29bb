import { lazyPart } from '#app/lib/lazy/lazy-part.tsx'
import { Panel } from '#app/ui/panel.tsx'
import { useWholeOrderPageQuery } from './__generated__/whole-order.ts'
import { OrderLayout } from '#app/domains/order/order-layout.tsx'
import { OrderLines } from '#app/domains/order/order-lines.tsx'
import { orderItemPath } from '#app/domains/order/order-paths.ts'
import { PostedRefusals } from '#app/lib/forms/posted-refusals.tsx'
import { OrderSums } from '#app/domains/order/order-sums.tsx'
import { PayBox } from '#app/domains/order/pay-box.tsx'
import { ReceiverBox } from '#app/domains/order/receiver-box.tsx'
import { useLiveOrder } from '#app/domains/order/following/use-live-order.ts'

const OrderNeeds = lazyPart(async () => (await import('#app/domains/order/changing/order-needs.tsx')).OrderNeeds)
const OrderDoings = lazyPart(async () => (await import('#app/domains/order/changing/order-doings.tsx')).OrderDoings)

type Props = { /** Identifies the order. */ link: { id: string; token: string | null }; today: string }

/** An order with all its actions, for its customer and for visitors with its signed link. */
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
          <PostedRefusals className="mt-6" />
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
