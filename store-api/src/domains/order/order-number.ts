import { randomInt } from 'node:crypto'
import { foldDigits } from '#src/http/text.ts'

const PREFIX = 'MD-'
const MIN_DIGITS = 7

/** Draws a random order number, so that nobody can guess the next one; repeated attempts get more digits. */
export function drawOrderNumber(attempt: number): string {
  const digits = MIN_DIGITS + Math.min(attempt, 5)
  return `${PREFIX}${randomInt(10 ** (digits - 1), 10 ** digits)}`
}

/** Reads an order number as a person types it (`#md 482135`, Arabic digits); null for a text that cannot be one. */
export function readOrderNumber(given: string): string | null {
  const digits = foldDigits(given)
    .toUpperCase()
    .replace(/[\s#-]/g, '')
    .match(/^(?:MD)?(\d{6,12})$/)?.[1]
  return digits ? `${PREFIX}${digits}` : null
}
