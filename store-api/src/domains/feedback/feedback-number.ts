import { randomInt } from 'node:crypto'

const DIGITS = 5

/** T: ticket. C: complaint or suggestion. M: contact message. P: product request. */
type Prefix = 'C' | 'M' | 'P' | 'T'

/** Returns a random number of a kind; each further try has more digits. */
export function newFeedbackNumber(prefix: Prefix, attempt: number): string {
  const digits = DIGITS + Math.min(attempt, 7)
  return `${prefix}-${randomInt(10 ** (digits - 1), 10 ** digits)}`
}

/** Inserts under the first free number. Throws an Error after too many taken ones. */
export async function underFreeNumber<Written>(
  prefix: Prefix,
  write: (number: string) => Promise<Written | undefined>,
): Promise<Written> {
  for (let attempt = 0; attempt < 20; attempt += 1) {
    const written = await write(newFeedbackNumber(prefix, attempt))
    if (written !== undefined) return written
  }
  throw new Error('No number is free')
}
