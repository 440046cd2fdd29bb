import type { TFunction } from 'i18next'
import type { OrderCard_OrderFragment as Order } from '#app/domains/order/list/__generated__/order-list.ts'
import { promiseText, type Telling } from './order-dates.ts'
import { isRefunded } from './order-cost.ts'
import { asksReview, isPromised } from './order-phase.ts'

// What asks something of the customer, the most urgent first.
const asked = ['CONFIRM', 'SAVE_EDIT', 'CHOOSE_DELIVERY_TIME'] as const

/** What there is to do about an order of a list, when it comes, or what of its price was given back; `urgent`: it waits for the customer. */
export function orderNext(order: Order, telling: Telling): { text: string; urgent: boolean } | undefined {
  const { t }: { t: TFunction<'order'> } = telling
  const action = asked.find((each) => order.allowedActions.includes(each))
  if (action) return { text: t(`list.next.${action}`), urgent: true }
  const days = isPromised(order.status) ? promiseText(order, telling) : undefined
  if (days) return { text: t('timeline.expected', { days }), urgent: false }
  if (isRefunded(order)) return { text: t('list.refunded', { sum: order.refunded.formatted }), urgent: false }
  if (asksReview(order)) return { text: t('list.next.REVIEW'), urgent: false }
  return undefined
}
