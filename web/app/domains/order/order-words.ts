import type { OrderProgress_OrderFragment as Progress } from './__generated__/order-progress.ts'
import { promiseText, type Telling } from './order-dates.ts'
import { phaseOf } from './order-phase.ts'

type Told = Pick<Progress, 'status' | 'promisedFrom' | 'promisedTo'>

/** How an order stands, in one line. */
export function orderHeadline(order: Told, telling: Telling): string {
  const { t, today } = telling
  const phase = phaseOf(order.status)
  if (order.status === 'DELIVERY' && order.promisedTo === today) return t('headline.today')
  return t(`headline.${phase}`)
}

/** What its customer has to expect. */
export function orderLead(order: Told, telling: Telling): string {
  const { t } = telling
  const days = promiseText(order, telling)
  const phase = phaseOf(order.status)
  switch (phase) {
    case 'received':
      if (order.status === 'CUSTOMER_CONFIRMED') break
      return days ? t('lead.waitingExpected', { days }) : t('lead.waiting')
    case 'failed':
    case 'delivered':
    case 'late':
    case 'cancelAsked':
    case 'canceled':
      return t(`lead.${phase}`)
    case 'returning':
    case 'returned':
    case 'split':
    case 'closed':
      return t('lead.returned')
    default:
  }
  return days ? t('lead.expected', { days }) : t('lead.soon')
}
