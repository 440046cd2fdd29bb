import { formatHour } from '#app/lib/dates/format.ts'
import type { Locale } from '#app/lib/locale/locale.ts'
import { shop } from './shop.ts'

/** Returns when the shop answers, as its texts say it: `{ from: '12 pm', to: '12 am' }`. */
export function contactHours(locale: Locale): { from: string; to: string } {
  const { from, to } = shop.contactHours
  return { from: formatHour(from, locale), to: formatHour(to, locale) }
}
