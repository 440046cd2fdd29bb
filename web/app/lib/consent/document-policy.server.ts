import { isPrivate } from '#app/lib/analytics/private-address.ts'
import { contentSecurityPolicy, pictureOrigins } from '#app/lib/http/content-security-policy.ts'
import { consentOf } from './consent.server.ts'

/** The policy of the document that answers a request: open to the pixels that its visitor lets in, where they may be. */
export function documentPolicy(request: Request, nonce: string, env: Record<string, string | undefined> = process.env): string {
  const pixels = isPrivate(new URL(request.url)) ? {} : consentOf(request, env).pixels
  return contentSecurityPolicy(nonce, pixels, pictureOrigins(env))
}
