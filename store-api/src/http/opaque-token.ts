import { createHash, randomBytes } from 'node:crypto'

/** Returns a new token of 256 bits for a cart or a session. The database stores only its hash. */
export function newToken(): string {
  return randomBytes(32).toString('base64url')
}

/** Returns the stored hash of a token, or null for an impossible token. */
export function hashOfToken(token: string | undefined): Buffer | null {
  if (!token || !/^[\w-]{43}$/.test(token)) return null
  return createHash('sha256').update(token).digest()
}
