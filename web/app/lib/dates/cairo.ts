/** A moment as the clocks of Cairo show it. `weekday` 0 is Sunday, `month` 1 is January. */
export type CairoTime = { year: number; month: number; day: number; weekday: number; hour: number; minute: number }

let clock: Intl.DateTimeFormat | undefined

// Only numbers are asked of Intl: they are the same everywhere. Not made before it is needed: that takes a slow phone a moment.
const makeClock = () => new Intl.DateTimeFormat('en-US-u-ca-gregory-nu-latn', {
  timeZone: 'Africa/Cairo',
  hourCycle: 'h23',
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  hour: 'numeric',
  minute: 'numeric',
})

/** The clocks of Cairo at an ISO moment in UTC. */
export function cairoTime(moment: string): CairoTime {
  clock ??= makeClock()
  const parts = Object.fromEntries(clock.formatToParts(new Date(moment)).map(({ type, value }) => [type, Number(value)]))
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0 } = parts
  return { ...dayOf(year, month, day), hour, minute }
}

/** The day that a `YYYY-MM-DD` names: it has no time zone. */
export function cairoDay(date: string): CairoTime {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number)
  return { ...dayOf(year, month, day), hour: 0, minute: 0 }
}

function dayOf(year: number, month: number, day: number) {
  return { year, month, day, weekday: new Date(Date.UTC(year, month - 1, day)).getUTCDay() }
}
