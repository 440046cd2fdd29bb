import { randomInt } from 'node:crypto'
import { foldDigits } from '#src/http/digits.ts'

const PREFIX = 'MD-'
const DIGITS = 7

/**
 * A number for a new order, drawn by chance so that nobody can tell the next one; one that is taken is drawn again with more
 * digits.
 */
export function newOrderNumber(attempt: number): string {
  const digits = DIGITS + Math.min(attempt, 5)
  return `${PREFIX}${randomInt(10 ** (digits - 1), 10 ** digits)}`
}

/** The number of an order as a person types it (`#md 482135`, Arabic digits); null for what cannot be one. */
export function readOrderNumber(given: string): string | null {
  const digits = foldDigits(given)
    .toUpperCase()
    .replace(/[\s#-]/g, '')
    .match(/^(?:MD)?(\d{6,12})$/)?.[1]
  return digits ? `${PREFIX}${digits}` : null
}
