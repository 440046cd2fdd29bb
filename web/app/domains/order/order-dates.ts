import type { TFunction } from 'i18next'
import { cairoTime } from '#app/lib/dates/cairo.ts'
import { formatDay, formatDays, formatHour } from '#app/lib/dates/format.ts'
import { capital } from '#app/lib/i18n/capital.ts'
import type { Locale } from '#app/lib/locale/locale.ts'
import { useTranslation } from '#app/lib/i18n/use-translation.ts'
import type { Expected_OrderFragment } from './__generated__/order-progress.ts'

const DAY = 86_400_000

/**
 * Texts, locale and current day (`YYYY-MM-DD`) for formatting dates. The page's data has the day, so that server and
 * browser agree.
 */
export type OrderTexts = { t: TFunction<'order'>; locale: Locale; today: string }

/** The current day in Cairo, `YYYY-MM-DD`. */
export function cairoToday(): string {
  return dayIn(new Date().toISOString())
}

/** Formats a day (`YYYY-MM-DD`): 'النهارده', 'الأحد 22 نوفمبر'. */
export function dayText(day: string, { t, locale, today }: OrderTexts): string {
  if (day === today) return t('days.today')
  if (day === daysAfter(today, 1)) return t('days.tomorrow')
  if (day === daysAfter(today, -1)) return t('days.yesterday')
  return formatDay(day, locale)
}

/** Formats a moment (ISO, UTC) in Cairo time: 'النهارده، 12:40 م'. */
export function momentText(at: string, texts: OrderTexts): string {
  return capital(momentWithin(at, texts))
}

/** Formats a moment for the middle of a sentence: 'today, 12:30 am'. */
export function momentWithin(at: string, texts: OrderTexts): string {
  const { t, locale } = texts
  return t('days.moment', { day: dayText(dayIn(at), texts), hour: formatHour(cairoTime(at), locale) })
}

type Expectable = { expected: Expected_OrderFragment['expected'] }

/**
 * Formats when an order is expected: 'من 25 لـ 29 نوفمبر', 'بكرة', 'بكرة، من 2 م لـ 6 م'. Undefined when nothing is
 * promised (docs/rules/delivery.md#expected-time).
 */
export function expectedText({ expected }: Expectable, texts: OrderTexts): string | undefined {
  if (!expected) return undefined
  const { from, to, time } = expected
  if (time) return choiceText(time, texts)
  return from === to ? dayText(to, texts) : formatDays(from, to, texts.locale)
}

type Choice = { day: string; from: string; to: string }

/** Formats a delivery time: 'بكرة، من 2 م لـ 6 م'. */
export function choiceText(choice: Choice, texts: OrderTexts): string {
  return texts.t('days.moment', { day: dayText(choice.day, texts), hour: hoursText(choice, texts) })
}

/** Formats the hours of a delivery time: 'من 2 م لـ 6 م'. */
export function hoursText({ from, to }: Omit<Choice, 'day'>, { t, locale }: OrderTexts): string {
  return t('deliveryTime.hours', { from: formatHour(from, locale), to: formatHour(to, locale) })
}

function dayIn(moment: string): string {
  const { year, month, day } = cairoTime(moment)
  return [year, String(month).padStart(2, '0'), String(day).padStart(2, '0')].join('-')
}

function daysAfter(day: string, count: number): string {
  return new Date(Date.parse(day) + count * DAY).toISOString().slice(0, 10)
}

/** Returns the `OrderTexts` of the page's language and of `today` (`YYYY-MM-DD`). */
export function useOrderTexts(today: string): OrderTexts {
  const { t, locale } = useTranslation('order')
  return { t, locale, today }
}
