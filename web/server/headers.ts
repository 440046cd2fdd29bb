import type { FastifyReply, FastifyRequest } from 'fastify'
import { hasSession } from '#app/lib/http/cookies.ts'
import { isPersonal } from '#app/domains/session/page-owner.ts'
import type { Settings } from './settings.ts'

const always = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(self), payment=()',
  'cross-origin-opener-policy': 'same-origin',
}
// For responses other than documents, which have their own policy.
const POLICY = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
const HTTPS_ONLY = 'max-age=31536000'
/** Pictures, films and feeds, which other sites may embed and read. Photos of customers are not public. */
export const PUBLIC_FILES = /^\/(?:images|media|feeds)\/(?!customers\/)/

/** Security headers of every response; documents override the policy. */
export function fixedHeaders({ publicUrl }: Pick<Settings, 'publicUrl'>): Record<string, string> {
  const headers = { ...always, 'content-security-policy': POLICY }
  return publicUrl?.startsWith('https:') ? { ...headers, 'strict-transport-security': HTTPS_ONLY } : headers
}

/** Adds security headers, `Cache-Control`, `Vary` and the request id to a response. */
export function addHeaders(request: FastifyRequest, reply: FastifyReply, settings: Pick<Settings, 'publicUrl'>): void {
  const policy = reply.getHeader('content-security-policy')
  const embedders =
    reply.getHeader('cross-origin-resource-policy') ?? (PUBLIC_FILES.test(request.url) ? 'cross-origin' : 'same-origin')
  reply
    .headers(fixedHeaders(settings))
    .headers({ 'x-request-id': request.id, 'cross-origin-resource-policy': embedders })
  if (policy) reply.header('content-security-policy', policy)
  if (request.protocol === 'https') reply.header('strict-transport-security', HTTPS_ONLY)
  addCaching(request, reply)
}

/** Adds `Secure` to the cookies of a page when the shop is reached by https: pages write them without knowing that. */
export function secureCookies(
  { headers }: Response,
  { protocol }: FastifyRequest,
  { publicUrl }: Pick<Settings, 'publicUrl'>,
): void {
  if (protocol !== 'https' && !publicUrl?.startsWith('https:')) return
  const cookies = headers.getSetCookie()
  headers.delete('set-cookie')
  for (const cookie of cookies) headers.append('set-cookie', /; *secure/i.test(cookie) ? cookie : `${cookie}; Secure`)
}

/**
 * Sets `Cache-Control` and `Vary` of a response. `no-store`: writes, personal pages, and all responses to a customer
 * without a lifetime of their own, because each document contains the customer's name. Pages of guests are cached by
 * their browser only, for back navigation.
 */
function addCaching({ method, url, headers }: FastifyRequest, reply: FastifyReply): void {
  const own = reply.getHeader('cache-control')
  const isWrite = method !== 'GET' && method !== 'HEAD'
  const life =
    isWrite || isPersonal(url.split('?', 1)[0] ?? '')
      ? 'no-store'
      : (own ?? (hasSession(headers.cookie) ? 'no-store' : 'private, no-cache'))
  const known = String(reply.getHeader('vary') ?? '')
    .toLowerCase()
    .split(/ *, */)
    .filter(Boolean)
  const by = String(life).includes('public') ? [] : ['cookie', 'accept-language']
  reply.header('cache-control', life).header('vary', [...new Set([...known, ...by, 'accept-encoding'])].join(', '))
}
