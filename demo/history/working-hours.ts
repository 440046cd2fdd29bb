import { readReference } from 'store-api/src/db/reference/reference.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR
const closed = new Set(readReference().holiday.map(({ day }) => day))
const clock = new Intl.DateTimeFormat('sv', { timeZone: 'Africa/Cairo', dateStyle: 'short', timeStyle: 'short' })

/** Hours in Cairo between which branches pack and couriers deliver on working days. */
export const OPENS = 10
export const CLOSES = 21

/**
 * Whether a time (ms, UTC) is within the working hours in Cairo: not on Fridays, Saturdays and holidays, like delivery
 * promises.
 */
export function isWorkingTime(moment: number, closes = CLOSES): boolean {
  const { day, hour } = cairo(moment)
  return isWorkingDay(day) && hour >= OPENS && hour < closes
}

/** Returns the time itself (ms, UTC) or the next one within the working hours, at the same minute of the hour. */
export function nextWorkingTime(moment: number, closes = CLOSES): number {
  let at = moment
  while (!isWorkingTime(at, closes)) {
    const { day, hour } = cairo(at)
    at += hour < OPENS && isWorkingDay(day) ? (OPENS - hour) * HOUR : (24 - hour + OPENS) * HOUR
  }
  return at
}

/** Returns the `nth` working day after a time (ms, UTC), as a date in Cairo. */
export function workingDayAfter(moment: number, nth: number): string {
  let { day } = cairo(moment)
  for (let found = 0; found < nth;) {
    day = new Date(Date.parse(day) + DAY).toISOString().slice(0, 10)
    if (isWorkingDay(day)) found += 1
  }
  return day
}

function isWorkingDay(day: string): boolean {
  const weekday = new Date(day).getUTCDay()
  return weekday !== 5 && weekday !== 6 && !closed.has(day)
}

function cairo(moment: number): { day: string; hour: number } {
  const [day = '', time = ''] = clock.format(moment).split(' ')
  return { day, hour: Number(time.slice(0, 2)) }
}
