import { createHmac } from 'node:crypto'
import { equalInConstantTime } from 'server-kit/constant-time.ts'

/**
 * Returns a token that opens `subject` until `expiresAt`: `<expiry in seconds, base 36>.<HMAC-SHA256, base64url>` over
 * `<subject>:<expiry>`. The same arguments give the same token.
 */
export function signLink(secret: string, subject: string, expiresAt: Date): string {
  return sign(secret, subject, Math.floor(expiresAt.getTime() / 1000).toString(36))
}

/** Checks a token of any of the secrets. `expired` means that it was valid once; all other invalid ones are `wrong`. */
export function checkLink(
  secrets: readonly string[],
  subject: string,
  token: string | undefined,
  now: Date,
): 'valid' | 'expired' | 'wrong' {
  const expiry = token?.match(/^([0-9a-z]{1,9})\.[\w-]{43}$/)?.[1]
  if (!token || !expiry) return 'wrong'
  if (!secrets.some((secret) => equalInConstantTime(token, sign(secret, subject, expiry)))) return 'wrong'
  return Number.parseInt(expiry, 36) * 1000 > now.getTime() ? 'valid' : 'expired'
}

function sign(secret: string, subject: string, expiry: string): string {
  return `${expiry}.${createHmac('sha256', secret).update(`${subject}:${expiry}`).digest('base64url')}`
}
