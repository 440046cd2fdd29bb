import type { Language } from 'server-kit/language.ts'

const FIRST_CONTACT_HOUR = 12
const QUARTER = 15 * 60_000
/** Formats the day of a moment in Cairo: `2026-11-22`. */
export const dayInCairo = new Intl.DateTimeFormat('en-CA', { timeZone: 'Africa/Cairo', dateStyle: 'short' })
const hourInCairo = new Intl.DateTimeFormat('en', { timeZone: 'Africa/Cairo', hour: 'numeric', hourCycle: 'h23' })

/**
 * Returns whether the shop may send messages of its own accord: 12:00 to 24:00 in Cairo
 * (docs/rules/messages.md#contact-hours).
 */
export function isContactHour(moment: Date): boolean {
  return Number(hourInCairo.format(moment)) >= FIRST_CONTACT_HOUR
}

/** Adds contact hours to a moment, in steps of a quarter of an hour. */
export function addContactHours(since: Date, hours: number): Date {
  let at = since.getTime()
  for (let left = hours * 4; left > 0; at += QUARTER) if (isContactHour(new Date(at))) left -= 1
  return new Date(at)
}

/** As Egyptians say them, and as the pages of the shop do; from Sunday on. */
const weekdays = {
  ar: ['الأحد', 'الاتنين', 'التلات', 'الأربع', 'الخميس', 'الجمعة', 'السبت'],
  en: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
}

/** Returns the name of the weekday of a `YYYY-MM-DD`. */
export function weekdayOf(day: string, language: Language): string {
  return weekdays[language][new Date(day).getUTCDay()] ?? ''
}

/** Hours that an order waits for the call of the shop. */
export const CALL_HOURS = 48

/**
 * Returns until when the shop calls about an order that waits for it since `asked`; it ends in contact hours, since its
 * customer is told.
 */
export function callEnd(asked: Date): Date {
  return nextContactHour(new Date(asked.getTime() + CALL_HOURS * 3_600_000))
}

/** Returns a moment, or when it is at night the beginning of the contact hours after it. */
export function nextContactHour(moment: Date): Date {
  let at = moment.getTime()
  while (!isContactHour(new Date(at))) at += QUARTER - (at % QUARTER)
  return new Date(at)
}
