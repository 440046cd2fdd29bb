export type TimeLeft = { days: number; hours: number; minutes: number; seconds: number }

/** What is left until `end`, in whole seconds; zeros once it is over. Both in ms of UTC. */
export function timeLeft(end: number, now: number): TimeLeft {
  const seconds = Math.max(0, Math.ceil((end - now) / 1000))
  return {
    days: Math.floor(seconds / 86_400),
    hours: Math.floor(seconds / 3_600) % 24,
    minutes: Math.floor(seconds / 60) % 60,
    seconds: seconds % 60,
  }
}
