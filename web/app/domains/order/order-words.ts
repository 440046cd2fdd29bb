import type { OrderProgress_OrderFragment as Progress } from './__generated__/order-progress.ts'
import { promiseText, type Telling } from './order-dates.ts'
import { type Phase, phaseOf } from './order-phase.ts'

type Told = Pick<Progress, 'status' | 'promisedFrom' | 'promisedTo'>

/** How an order stands, in one line. */
export function orderHeadline({ status, promisedTo }: Told, { t, today }: Telling): string {
  if (status === 'DELIVERY' && promisedTo === today) return t('headline.today')
  if (status === 'WAITING_CUSTOMER') return t('headline.waiting')
  if (status === 'EDIT') return t('headline.editing')
  return t(`headline.${phaseOf(status)}`)
}

// The other phases are still on the way, and tell the promised days.
const leads: Partial<Record<Phase, 'failed' | 'delivered' | 'late' | 'cancelAsked' | 'canceled' | 'returned'>> = {
  failed: 'failed',
  delivered: 'delivered',
  late: 'late',
  cancelAsked: 'cancelAsked',
  canceled: 'canceled',
  returning: 'returned',
  returned: 'returned',
  split: 'returned',
  closed: 'returned',
}

/** What its customer has to expect. */
export function orderLead(order: Told, telling: Telling): string {
  const { t } = telling
  const phase = phaseOf(order.status)
  const lead = leads[phase]
  if (lead) return t(`lead.${lead}`)
  if (order.status === 'EDIT') return t('lead.editing')
  const days = promiseText(order, telling)
  if (order.status === 'WAITING_CUSTOMER') return days ? t('lead.confirmExpected', { days }) : t('lead.confirm')
  const asked = phase === 'received' && order.status !== 'CUSTOMER_CONFIRMED'
  if (asked) return days ? t('lead.waitingExpected', { days }) : t('lead.waiting')
  return days ? t('lead.expected', { days }) : t('lead.soon')
}
