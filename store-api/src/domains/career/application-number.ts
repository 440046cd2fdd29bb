import { randomInt } from 'node:crypto'

const DIGITS = 5

/** A number for an application, e.g. `J-48213`, drawn by chance; one that is taken is drawn again with more digits. */
export function newApplicationNumber(attempt: number): string {
  const digits = DIGITS + Math.min(attempt, 7)
  return `J-${randomInt(10 ** (digits - 1), 10 ** digits)}`
}
