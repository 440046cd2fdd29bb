import { isPrivate } from '#app/lib/analytics/private-address.ts'
import { contentSecurityPolicy, pictureOrigins } from '#app/lib/http/content-security-policy.ts'
import { consentOf } from './consent.server.ts'

/** Returns the content security policy of a response: it allows the pixels that the visitor accepts, on pages where they may run. */
export function documentPolicy(request: Request, nonce: string, env: Record<string, string | undefined> = process.env): string {
  const pixels = isPrivate(new URL(request.url)) ? {} : consentOf(request, env).pixels
  return contentSecurityPolicy(nonce, pixels, pictureOrigins(env))
}
