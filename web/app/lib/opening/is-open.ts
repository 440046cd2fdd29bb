import { cairoTime } from '#app/lib/dates/cairo.ts'

/** Times `HH:MM` in Africa/Cairo; 24:00 is midnight, and later times close on the next day. */
export type Hours = { from: string; to: string }

/** Whether daily opening hours include an ISO timestamp in UTC, by local time in Africa/Cairo including daylight saving time. */
export function isOpenAt({ from, to }: Hours, moment: string): boolean {
  const { hour, minute } = cairoTime(moment)
  const time = [hour, minute].map((part) => String(part).padStart(2, '0')).join(':')
  return from < to ? time >= from && time < to : time >= from || time < to
}
