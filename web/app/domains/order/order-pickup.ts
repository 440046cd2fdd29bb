import type { TFunction } from 'i18next'
import type {
  OrderPickup_OrderFragment as Collected,
  OrderProgress_OrderFragment as Progress,
} from './__generated__/order-progress.ts'
import { momentWithin, type OrderTexts } from './order-dates.ts'

type Status = Pick<Collected, 'status' | 'pickup'>
type Timed = Status & Pick<Progress, 'expected'>

/**
 * Formats the status of an order; a pick-up order has its own words for `READY` and `DELIVERED`
 * (docs/rules/pickup.md#statuses).
 */
export function statusText({ status, pickup }: Status, t: TFunction<'order'>): string {
  if (pickup && (status === 'READY' || status === 'DELIVERED')) return t(`pickup.status.${status}`)
  return t(`status.${status ?? 'unknown'}`)
}

/** Whether the order waits for its customer in the branch. */
export function isWaiting({ status, pickup }: Status): boolean {
  return pickup !== null && status === 'READY'
}

/** The status of a pick-up order as a headline; undefined where that of a delivery fits. */
export function pickupHeadline({ status, pickup }: Status, { t }: OrderTexts): string | undefined {
  if (!pickup) return undefined
  if (status === 'READY' || status === 'DELIVERED') return t(`pickup.headline.${status}`)
  return undefined
}

/**
 * The end of the reservation, or the time from which an order that is not ready yet can be collected; undefined when
 * that is over. `isNamed`: the branch of a ready order is named beside it, as in its box.
 */
export function pickupTime(
  { status, pickup, expected }: Timed,
  texts: OrderTexts,
  isNamed = false,
): string | undefined {
  if (!pickup) return undefined
  const { t } = texts
  const branch = pickup.branch.name
  if (status === 'READY') {
    if (!pickup.until) return isNamed ? undefined : t('pickup.waits', { branch })
    const moment = momentWithin(pickup.until, texts)
    return isNamed ? t('pickup.held', { moment }) : t('pickup.until', { branch, moment })
  }
  if (!expected) return undefined
  return t('pickup.readyAt', { branch, moment: momentWithin(pickup.readyAt, texts) })
}

/**
 * Status changes of a pick-up order without those that nobody sees: of a courier, and the request of a cancellation that
 * followed, which nobody has to answer. Events are newest first.
 */
export function pickupEvents(events: Progress['events']): Progress['events'] {
  return events.filter(
    ({ to }, place) =>
      to !== 'SHIPPING_AGENT' && to !== 'DELIVERY' && !(to === 'CANCEL' && events[place - 1]?.to === 'CANCELED'),
  )
}
