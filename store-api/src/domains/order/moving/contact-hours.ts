import type { Language } from '#src/http/language.ts'

const FROM = 12
const QUARTER = 15 * 60_000
const hourInCairo = new Intl.DateTimeFormat('en', { timeZone: 'Africa/Cairo', hour: 'numeric', hourCycle: 'h23' })

/** Whether the shop may write on its own initiative: from 12:00 to 24:00 in Cairo (docs/rules/messages.md#contact-hours). */
export function isContactHour(moment: Date): boolean {
  return Number(hourInCairo.format(moment)) >= FROM
}

/** When so many hours of those have passed since a moment, to a quarter of an hour. */
export function afterContactHours(since: Date, hours: number): Date {
  let at = since.getTime()
  for (let left = hours * 4; left > 0; at += QUARTER) if (isContactHour(new Date(at))) left -= 1
  return new Date(at)
}

/** A moment of this week as a message says it, in Cairo, e.g. `Sunday 4:00 PM`. */
export function momentText(moment: Date, language: Language): string {
  const locale = language === 'ar' ? 'ar-EG-u-nu-latn' : 'en'
  return moment.toLocaleString(locale, { timeZone: 'Africa/Cairo', weekday: 'long', hour: 'numeric', minute: '2-digit' })
}
