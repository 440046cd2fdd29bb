import { createHmac, randomBytes, randomInt } from 'node:crypto'
import type { CodePurpose } from './code.queries.ts'

/** Four digits that nobody can foresee. */
export function newCode(): string {
  return String(randomInt(10_000)).padStart(4, '0')
}

/** What is kept of a code: without the shop's secret four digits would be found by trying. Good for one identifier and purpose alone. */
export function hashOfCode(secret: string, { askedWith, purpose, code }: { askedWith: string; purpose: CodePurpose; code: string }): Buffer {
  return createHmac('sha256', secret).update(`code:${purpose}:${askedWith}:${code}`).digest()
}

/** What is kept for a number that no code went to: nothing is right. */
export function hashOfNoCode(): Buffer {
  return randomBytes(32)
}
