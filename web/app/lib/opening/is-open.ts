import { cairoTime } from '#app/lib/dates/cairo.ts'

/** HH:MM in Cairo; 24:00 is midnight, and a time behind it closes on the next day. */
export type Hours = { from: string; to: string }

/** Whether hours that are the same every day hold an ISO moment in UTC, by the clocks of Cairo: summer time is theirs. */
export function isOpenAt({ from, to }: Hours, moment: string): boolean {
  const { hour, minute } = cairoTime(moment)
  const time = [hour, minute].map((part) => String(part).padStart(2, '0')).join(':')
  return from < to ? time >= from && time < to : time >= from || time < to
}
