import { cairoDay } from '#app/lib/dates/cairo.ts'
import { months } from '#app/lib/dates/names.ts'
import type { Locale } from '#app/lib/locale/locale.ts'

const DAY = /^\d{4}-\d{2}-\d{2}$/

/** '24 أبريل 1907' of '1907-04-24'; a year alone, or words, stay as they are. */
export function foundedText(founded: string, locale: Locale): string {
  if (!DAY.test(founded)) return founded
  const { day, month, year } = cairoDay(founded)
  return `${day} ${months[locale][month - 1]} ${year}`
}
