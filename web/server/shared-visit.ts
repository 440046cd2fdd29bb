import { isbot } from 'isbot'
import type { FastifyRequest } from 'fastify'
import { OWN_KEPT } from '#private.config.ts'
import { hasPixels } from '#app/domains/pixels/consent.server.ts'
import { asChoice, CONSENT } from '#app/domains/pixels/consent-choice.ts'
import { cookieIn, hasOwnCookies } from '#app/lib/http/cookies.ts'
import { SHARED_PAGE } from '#app/lib/http/shared-page.ts'
import { localeOf } from '#app/lib/locale/locale.ts'
import { isForEverybody, isPersonal } from '#app/domains/session/page-owner.ts'
import { themeOf } from '#app/lib/theme/theme.ts'

export type SharedVisit = { /** Equal for all visitors who get the same page. */ key: string; toRequest: () => Request }

/** A user agent that `isbot` takes for a person's. */
const BROWSER = 'Mozilla/5.0 (any) AppleWebKit/537.36 Safari/537.36'

/**
 * Returns a request for the same page by nobody: it has the address, language, theme and consent, and nothing else that
 * the visitor sent, so the page can contain nothing of her (docs/decisions/029). Undefined for pages of one visitor, and
 * for a visitor with a cart, a session or a report to show whose browser does not show her own in pages for everybody.
 */
export function sharedVisit(
  { method, headers, id, ip, host, protocol }: FastifyRequest,
  address: URL,
): SharedVisit | undefined {
  const { cookie = '' } = headers
  const showsOwn = cookieIn(cookie, OWN_KEPT) === '1' && isForEverybody(address.pathname)
  if (method !== 'GET' || (hasOwnCookies(cookie) && !showsOwn) || isPersonal(address.pathname)) return undefined
  const asked = { url: address.href, headers: { get: (name: string) => headers[name]?.toString() ?? null } }
  const choice = hasPixels() ? asChoice(cookieIn(cookie, CONSENT)) : undefined
  const [locale, theme] = [localeOf(asked), themeOf(asked)]
  const known = {
    cookie: [`locale=${locale}`, `theme=${theme}`, ...(choice ? [`${CONSENT}=${choice}`] : [])].join('; '),
    'accept-language': locale,
    'user-agent': isbot(headers['user-agent']) ? 'bot' : BROWSER,
    'sec-gpc': hasPixels() && headers['sec-gpc'] === '1' ? '1' : '0',
    'x-forwarded-host': host,
    'x-forwarded-proto': protocol,
  }
  return {
    key: [address.href, ...Object.values(known)].join('\n'),
    // The IP address is for the limits of the GraphQL layer alone.
    toRequest: () =>
      new Request(address, { headers: { ...known, [SHARED_PAGE]: '1', 'x-request-id': id, 'x-forwarded-for': ip } }),
  }
}
