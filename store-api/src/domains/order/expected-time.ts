import type { Language } from 'server-kit/language.ts'
import { dayInCairo, weekdayOf } from './contact-hours.ts'
import { type DayPart, deliveryChoiceOf, type ExpectedTime } from './delivery-time.schema.ts'
import type { OrderRow } from './order.queries.ts'
import type { OrderStatus } from './order.schema.ts'
import type { OrderFacts } from './order-facts.ts'

type Promised = Pick<OrderRow, 'promised_from' | 'promised_to' | 'promised_dispatch_at' | 'wanted_day' | 'wanted_part'>

/**
 * Statuses in which a parcel may still leave in time for the promised days, and those in which it is with the courier.
 */
const inTheShop: ReadonlySet<OrderStatus> = new Set<OrderStatus>([
  'new',
  'inProgress',
  'waitingCustomer',
  'customerConfirmed',
  'edit',
  'confirm',
  'preparing',
  'inTransfer',
  'ready',
  'late',
])
const withCourier: ReadonlySet<OrderStatus> = new Set<OrderStatus>(['shippingAgent', 'delivery'])

const hourInCairo = new Intl.DateTimeFormat('en-GB', { timeZone: 'Africa/Cairo', timeStyle: 'short' })

/**
 * Returns when an order is expected, the only answer of the shop to it (docs/rules/delivery.md#expected-time): the time
 * that the customer chose until it ends, else today when the courier went out with it today, else what is left of the
 * promised days; null when nothing is promised or the promise is over.
 */
export function expectedTimeOf(
  order: Promised,
  { status, comesBack, outAt }: OrderFacts,
  now: Date,
): ExpectedTime | null {
  const today = dayInCairo.format(now)
  const isAwaited = status === 'delivery' || (status === 'abnormal' && !comesBack)
  const chosen = isAwaited ? chosenTime(order, `${today} ${hourInCairo.format(now)}`) : null
  if (chosen) return { from: chosen.day, to: chosen.day, time: chosen }
  if (outAt && dayInCairo.format(outAt) === today) return { from: today, to: today, time: null }
  const isPromised = withCourier.has(status) || (inTheShop.has(status) && order.promised_dispatch_at > now)
  if (!isPromised || order.promised_to < today) return null
  return { from: order.promised_from < today ? today : order.promised_from, to: order.promised_to, time: null }
}

/** Returns the chosen time until it ends; `moment` is the present one in Cairo, `YYYY-MM-DD HH:MM`. */
function chosenTime(
  { wanted_day: day, wanted_part: part }: Pick<OrderRow, 'wanted_day' | 'wanted_part'>,
  moment: string,
) {
  const chosen = day && part && deliveryChoiceOf(day, part satisfies DayPart)
  return chosen && `${chosen.day} ${chosen.to}` > moment ? chosen : null
}

/** Formats expected days for a message: 'من 29 نوفمبر لـ 30 نوفمبر', 'Sunday 29 November'. */
export function formatExpected({ from, to }: ExpectedTime, language: Language): string {
  const locale = language === 'ar' ? 'ar-EG-u-nu-latn' : 'en-GB'
  const format = (day: string) =>
    new Date(day).toLocaleDateString(locale, { timeZone: 'UTC', day: 'numeric', month: 'long' })
  if (from === to) return `${weekdayOf(from, language)} ${format(from)}`
  return language === 'ar' ? `من ${format(from)} لـ\u00a0${format(to)}` : `${format(from)} to ${format(to)}`
}
