import { Link } from 'react-router'
import type { TFunction } from 'i18next'
import { Text } from '#app/lib/i18n/text.tsx'
import { priceText } from '#app/lib/money/price-text.ts'
import { ChevronForward } from '#app/ui/directional-icon.tsx'
import { Panel } from '#app/ui/panel.tsx'
import { Picture } from '#app/ui/picture.tsx'
import { Price } from '#app/ui/price.tsx'
import { expectedText, momentText, type OrderTexts, useOrderTexts } from '#app/domains/order/order-dates.ts'
import { useLiveOrder } from '#app/domains/order/tracking/use-live-order.ts'
import { costOf, moneyBackOf } from '#app/domains/order/order-cost.ts'
import { orderPath } from '#app/domains/order/order-paths.ts'
import { StatusBadge } from '#app/domains/order/order-head.tsx'
import { isWaiting, pickupTime, statusText } from '#app/domains/order/order-pickup.ts'
import { asksReview } from '#app/domains/order/order-phase.ts'
import type { OrderCard_OrderFragment as Order } from './__generated__/order-list.ts'

const stay = () => undefined

/** Number of pictures that fit on a phone. */
const PICTURES = 4

type Props = {
  order: Order
  today: string
  /** For an order to follow live: called when it moved, which may put it into another group. */
  refresh?: () => void
}

/** An order in a list: number, day, status, pictures, cost, next step. The whole card is one link. */
export function OrderCard({ order, today, refresh }: Props) {
  useLiveOrder({ id: order.id, token: null }, refresh ? order : null, refresh ?? stay, refresh)
  const texts = useOrderTexts(today)
  const { t } = texts
  const next = orderNext(order, texts)
  const pieces = order.lines.reduce((sum, { quantity }) => sum + quantity, 0)
  const more = order.lines.length - PICTURES
  return (
    <Panel as="article" className="relative grid gap-4 transition-colors hover:bg-surface-2">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2 max-sm:flex-col">
        <div className="grid gap-0.5">
          <h2 className="type-h4">
            <Link to={orderPath(order)} viewTransition className="after:absolute after:inset-0 after:rounded-md">
              <Text>{t('number', { number: order.number })}</Text>
            </Link>
          </h2>
          <p className="type-meta">
            <Text>{momentText(order.placedAt, texts)}</Text>
          </p>
        </div>
        <StatusBadge status={order.status}>{statusText(order, t)}</StatusBadge>
      </div>
      <div className="flex flex-wrap items-center justify-between gap-4">
        <ul className="flex items-center gap-2">
          {order.lines.slice(0, PICTURES).map(({ id, name, image }) => (
            <li key={id} className="aspect-4/5 w-[min(3.5rem,15vw)] overflow-hidden rounded-sm bg-plinth p-1">
              {image ? <Picture base={image.base} alt={name} sizes="56px" /> : <span className="sr-only">{name}</span>}
            </li>
          ))}
          {more > 0 ? (
            <li className="type-meta">
              <bdi dir="ltr">+{more}</bdi>
            </li>
          ) : null}
        </ul>
        <div className="grid justify-items-end gap-0.5">
          <Price now={priceText(costOf(order))} />
          <p className="type-meta">
            <Text>{t('list.pieces', { count: pieces })}</Text>
          </p>
        </div>
      </div>
      {next ? (
        <p className="flex items-center justify-between gap-3 border-t border-line-2 pt-3 text-14">
          <span className={next.urgent ? 'font-semibold text-accent-text' : 'text-text-2'}>
            <Text>{next.text}</Text>
          </span>
          <ChevronForward className="size-4 flex-none" />
        </p>
      ) : null}
    </Panel>
  )
}

// The actions that need the customer, the most urgent first.
const urgentActions = ['CONFIRM', 'SAVE_EDIT', 'CHOOSE_DELIVERY_TIME'] as const

/**
 * The next step of an order in a list: the action that it waits for (`urgent`), its delivery days, its refund, or a
 * review.
 */
function orderNext(order: Order, texts: OrderTexts): { text: string; urgent: boolean } | undefined {
  const { t }: { t: TFunction<'order'> } = texts
  const action = urgentActions.find(
    // A chosen delivery time can be changed, and asks for nothing.
    (each) => order.allowedActions.includes(each) && !(each === 'CHOOSE_DELIVERY_TIME' && order.expected),
  )
  if (action) return { text: t(`list.next.${action}`), urgent: true }
  if (isWaiting(order)) return { text: pickupTime(order, texts) ?? '', urgent: true }
  const days = order.pickup ? undefined : expectedText(order, texts)
  const time = order.pickup ? pickupTime(order, texts) : days && t('timeline.expected', { days })
  if (time) return { text: time, urgent: false }
  const back = moneyBackOf(order)
  if (back.due > 0) return { text: t('list.refundDue', { sum: order.refundDue.formatted }), urgent: false }
  if (back.paid > 0) return { text: t('list.refunded', { sum: order.refunded.formatted }), urgent: false }
  if (asksReview(order)) return { text: t('list.next.REVIEW'), urgent: false }
  return undefined
}
