import type { TFunction } from 'i18next'
import { cairoTime } from '#app/lib/dates/cairo.ts'
import { formatDay, formatDays, formatHour } from '#app/lib/dates/format.ts'
import { capital } from '#app/lib/i18n/capital.ts'
import type { Locale } from '#app/lib/locale/locale.ts'

const DAY = 86_400_000

/** How days are told: seen from `today` (`YYYY-MM-DD`), which comes with the page so that server and browser agree. */
export type Telling = { t: TFunction<'order'>; locale: Locale; today: string }

/** Today in Cairo, `YYYY-MM-DD`. */
export function cairoToday(): string {
  return dayIn(new Date().toISOString())
}

/** 'النهارده', 'الأحد 22 نوفمبر': of a `YYYY-MM-DD`. */
export function dayText(day: string, { t, locale, today }: Telling): string {
  if (day === today) return t('days.today')
  if (day === daysAfter(today, 1)) return t('days.tomorrow')
  if (day === daysAfter(today, -1)) return t('days.yesterday')
  return formatDay(day, locale)
}

/** 'النهارده، 12:40 م': of an ISO moment in UTC, by the clocks of Cairo. */
export function momentText(at: string, telling: Telling): string {
  return capital(momentWithin(at, telling))
}

/** The same inside a sentence: 'today, 12:30 am'. */
export function momentWithin(at: string, telling: Telling): string {
  const { t, locale } = telling
  return t('days.moment', { day: dayText(dayIn(at), telling), hour: formatHour(cairoTime(at), locale) })
}

type Promised = { promisedFrom: string; promisedTo: string }

/** The promised days that are still to come: 'من 25 لـ 29 نوفمبر', 'بكرة'. Undefined when they are over. */
export function promiseText({ promisedFrom, promisedTo }: Promised, telling: Telling): string | undefined {
  const { locale, today } = telling
  if (promisedTo < today) return undefined
  const from = promisedFrom < today ? today : promisedFrom
  return from === promisedTo ? dayText(promisedTo, telling) : formatDays(from, promisedTo, locale)
}

function dayIn(moment: string): string {
  const { year, month, day } = cairoTime(moment)
  return [year, String(month).padStart(2, '0'), String(day).padStart(2, '0')].join('-')
}

function daysAfter(day: string, count: number): string {
  return new Date(Date.parse(day) + count * DAY).toISOString().slice(0, 10)
}
