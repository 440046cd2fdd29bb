/** A local time in Africa/Cairo. `weekday` 0 is Sunday, `month` 1 is January. */
export type CairoTime = { year: number; month: number; day: number; weekday: number; hour: number; minute: number }

let clock: Intl.DateTimeFormat | undefined

// Only numbers are requested from Intl: they are the same in all versions. Created lazily, because it is slow on
// phones.
const makeClock = () =>
  new Intl.DateTimeFormat('en-US-u-ca-gregory-nu-latn', {
    timeZone: 'Africa/Cairo',
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  })

/** Converts an ISO timestamp in UTC to local time in Africa/Cairo. */
export function cairoTime(moment: string): CairoTime {
  clock ??= makeClock()
  const parts = Object.fromEntries(
    clock.formatToParts(new Date(moment)).map(({ type, value }) => [type, Number(value)]),
  )
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0 } = parts
  return { ...dayOf(year, month, day), hour, minute }
}

/** Parses a `YYYY-MM-DD` date, which has no time zone. */
export function cairoDay(date: string): CairoTime {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number)
  return { ...dayOf(year, month, day), hour: 0, minute: 0 }
}

function dayOf(year: number, month: number, day: number) {
  return { year, month, day, weekday: new Date(Date.UTC(year, month - 1, day)).getUTCDay() }
}
