import { createHash, timingSafeEqual } from 'node:crypto'

/**
 * Returns whether two texts are equal. Compares hashes, so that the response time reveals nothing about the secret, not
 * even its length.
 */
export function equalInConstantTime(given: string, expected: string): boolean {
  const hash = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(hash(given), hash(expected))
}
