import { createHash, randomBytes } from 'node:crypto'

/** A new token of 256 bits, for the owner of a cart or a session. The shop keeps its hash alone. */
export function newToken(): string {
  return randomBytes(32).toString('base64url')
}

/** What is kept of a token; null for what cannot be one. */
export function hashOfToken(token: string | undefined): Buffer | null {
  if (!token || !/^[\w-]{43}$/.test(token)) return null
  return createHash('sha256').update(token).digest()
}
