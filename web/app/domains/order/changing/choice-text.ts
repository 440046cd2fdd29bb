import { formatHour } from '#app/lib/dates/format.ts'
import type { OrderNeeds_OrderFragment as Needs } from './__generated__/order-needs.ts'
import { dayText, type Telling } from '#app/domains/order/order-dates.ts'

export type Choice = Needs['deliveryChoices'][number]

/** 'بكرة، من 2 م لـ 6 م'. */
export function choiceText(choice: Choice, telling: Telling): string {
  return telling.t('days.moment', { day: dayText(choice.day, telling), hour: hoursText(choice, telling) })
}

/** 'من 2 م لـ 6 م'. */
export function hoursText({ from, to }: Choice, { t, locale }: Telling): string {
  return t('deliveryTime.hours', { from: formatHour(from, locale), to: formatHour(to, locale) })
}
