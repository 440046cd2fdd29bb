import type { IncomingHttpHeaders } from 'node:http'
import type { FastifyRequest } from 'fastify'
import type { CorsOrigins } from 'server-kit/cors.ts'

/** Place of a client's session and cart: cookies that the server sets, or headers that the client sends. */
export type SessionKind = 'cookie' | 'token'

export interface Site {
  /** Public origin of the shop; may be empty. */
  publicUrl: string
  corsOrigins: CorsOrigins
}

/**
 * Returns the kind of session of a request. The header `x-session` decides; else clients that send a token have one,
 * then pages of the shop have cookies, and all others tokens. A page of another origin never has cookies, unless
 * CORS_ORIGINS names it.
 */
export function sessionKindOf(request: FastifyRequest, headers: IncomingHttpHeaders, site: Site): SessionKind {
  const isOwn = isOwnPage(request, site)
  if (!isOwn && isForeignPage(request, site)) return 'token'
  const wanted = headers['x-session']
  if (wanted === 'cookie' || wanted === 'token') return wanted
  if (headers.authorization !== undefined || headers['x-cart-token'] !== undefined) return 'token'
  return isOwn ? 'cookie' : 'token'
}

/**
 * Whether the request comes from a page of the shop. `Sec-Fetch-Site` decides, because no script can set it. Browsers
 * omit it on plain http and before 2023; then the host in `Origin` must be that of the shop: of PUBLIC_URL, or the
 * requested one.
 */
function isOwnPage({ headers, host }: FastifyRequest, { publicUrl }: Site): boolean {
  const site = headers['sec-fetch-site']
  if (site) return site === 'same-origin'
  const from = headers.origin && URL.parse(headers.origin)?.host
  return Boolean(from) && [URL.parse(publicUrl)?.host, host, headers.host].includes(from)
}

/**
 * Whether a page of another origin, which CORS_ORIGINS does not name, made the browser send the request. Programs send
 * neither header.
 */
function isForeignPage(
  { headers: { origin, 'sec-fetch-site': site } }: FastifyRequest,
  { corsOrigins }: Site,
): boolean {
  if (origin !== undefined) return !corsOrigins.trusts(origin)
  return site !== undefined && site !== 'none'
}

/** Whether the request comes from a page whose origin CORS_ORIGINS does not allow. */
export function isRefusedPage(request: FastifyRequest, site: Site): boolean {
  const { origin } = request.headers
  return origin !== undefined && !isOwnPage(request, site) && !site.corsOrigins.allows(origin)
}
