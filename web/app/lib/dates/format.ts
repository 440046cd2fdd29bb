import type { Locale } from '#app/lib/locale/locale.ts'
import { cairoDay, type CairoTime, cairoTime } from './cairo.ts'

// Our own names: those of Node and browsers differ between versions, and a page must render the same in both.
export const months: Record<Locale, readonly string[]> = {
  ar: ['يناير', 'فبراير', 'مارس', 'أبريل', 'مايو', 'يونيو', 'يوليو', 'أغسطس', 'سبتمبر', 'أكتوبر', 'نوفمبر', 'ديسمبر'],
  en: [
    'January',
    'February',
    'March',
    'April',
    'May',
    'June',
    'July',
    'August',
    'September',
    'October',
    'November',
    'December',
  ],
}

/** Starts with Sunday. */
export const weekdays: Record<Locale, readonly string[]> = {
  ar: ['الأحد', 'الاتنين', 'التلات', 'الأربع', 'الخميس', 'الجمعة', 'السبت'],
  en: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
}

/** 'الأربع 25 نوفمبر', 'Wednesday 25 November'; of a `YYYY-MM-DD`. */
export function formatDay(date: string, locale: Locale): string {
  const { weekday, day, month } = cairoDay(date)
  return `${weekdays[locale][weekday]} ${day} ${months[locale][month - 1]}`
}

/** 'من 25 لـ 29 نوفمبر', '25–29 November'; of two `YYYY-MM-DD`. One day alone when they are equal. */
export function formatDays(from: string, to: string, locale: Locale): string {
  if (from === to) return formatDay(from, locale)
  const [first, last] = [cairoDay(from), cairoDay(to)]
  const sameMonth = first.month === last.month && first.year === last.year
  const start = sameMonth ? String(first.day) : dayAndMonth(first, locale)
  if (locale === 'ar') return `من ${start} لـ\u00a0${dayAndMonth(last, locale)}`
  return `${start}${sameMonth ? '–' : ' – '}${dayAndMonth(last, locale)}`
}

/** '25 نوفمبر 2026', '25 November 2026'; of an ISO moment in UTC, as the calendars of Cairo show it. */
export function formatDate(moment: string, locale: Locale): string {
  const time = cairoTime(moment)
  return `${dayAndMonth(time, locale)} ${time.year}`
}

/** '25 نوفمبر 2026، 3:05 م', '25 November 2026, 3:05 pm'; of an ISO moment in UTC, as the clocks of Cairo show it. */
export function formatMoment(moment: string, locale: Locale): string {
  const time = cairoTime(moment)
  return `${formatDate(moment, locale)}${locale === 'ar' ? '،' : ','} ${formatHour(time, locale)}`
}

/**
 * 'الأربع 25 نوفمبر، 3:05 م', 'Wednesday 25 November, 3:05 pm'; of an ISO moment in UTC, as the clocks of Cairo show
 * it.
 */
export function formatDayAndHour(moment: string, locale: Locale): string {
  const time = cairoTime(moment)
  return `${weekdays[locale][time.weekday]} ${dayAndMonth(time, locale)}${locale === 'ar' ? '،' : ','} ${formatHour(time, locale)}`
}

/** '12 الضهر', '3:05 pm', of a `{ hour, minute }` or of 'HH:MM', where 24:00 is midnight. */
export function formatHour(time: { hour: number; minute: number } | string, locale: Locale): string {
  const { hour, minute } = typeof time === 'string' ? parts(time) : time
  const morning = hour % 24 < 12
  // Egyptians do not write '12 م' for noon.
  if (locale === 'ar' && minute === 0 && hour % 12 === 0) return `12 ${morning ? 'بالليل' : 'الضهر'}`
  const half = morning ? { ar: 'ص', en: 'am' } : { ar: 'م', en: 'pm' }
  const minutes = minute === 0 ? '' : `:${String(minute).padStart(2, '0')}`
  return `${hour % 12 || 12}${minutes}\u00a0${half[locale]}`
}

function parts(text: string): { hour: number; minute: number } {
  const [hour = 0, minute = 0] = text.split(':').map(Number)
  return { hour, minute }
}

function dayAndMonth({ day, month }: CairoTime, locale: Locale): string {
  return `${day} ${months[locale][month - 1]}`
}
