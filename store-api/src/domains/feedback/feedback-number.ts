import { randomInt } from 'node:crypto'

const DIGITS = 5

/** T: a question of a customer. C: a complaint or suggestion. M: a message. P: a product that somebody looks for. */
type Letter = 'C' | 'M' | 'P' | 'T'

/** A number of a kind, drawn by chance; one that is taken is drawn again with more digits. */
export function newFeedbackNumber(letter: Letter, attempt: number): string {
  const digits = DIGITS + Math.min(attempt, 7)
  return `${letter}-${randomInt(10 ** (digits - 1), 10 ** digits)}`
}

/** Writes under the first number that is free. Throws an Error after too many that were taken. */
export async function underFreeNumber<Written>(letter: Letter, write: (number: string) => Promise<Written | undefined>): Promise<Written> {
  for (let attempt = 0; attempt < 20; attempt += 1) {
    const written = await write(newFeedbackNumber(letter, attempt))
    if (written !== undefined) return written
  }
  throw new Error('No number is free')
}
