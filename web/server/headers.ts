import type { FastifyReply, FastifyRequest } from 'fastify'
import { hasSession } from '#app/lib/http/cookies.ts'
import { isPersonal } from '../app/lib/offline/page-of.ts'
import type { Settings } from './settings.ts'

const always = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(self), payment=()',
  'cross-origin-opener-policy': 'same-origin',
}
// For what is not a document of ours; those bring their own policy.
const POLICY = "default-src 'none'; frame-ancestors 'none'"
const HTTPS_ONLY = 'max-age=31536000'

/** Security headers of every answer; one that is made for a request may bring its own policy. */
export function fixedHeaders({ publicUrl }: Pick<Settings, 'publicUrl'>): Record<string, string> {
  const headers = { ...always, 'content-security-policy': POLICY }
  return publicUrl?.startsWith('https:') ? { ...headers, 'strict-transport-security': HTTPS_ONLY } : headers
}

/** Adds security headers, `Cache-Control`, `Vary` and the request's id to an answer. */
export function addHeaders(request: FastifyRequest, reply: FastifyReply, settings: Pick<Settings, 'publicUrl'>): void {
  const policy = reply.getHeader('content-security-policy')
  reply.headers(fixedHeaders(settings)).header('x-request-id', request.id)
  if (policy) reply.header('content-security-policy', policy)
  if (request.protocol === 'https') reply.header('strict-transport-security', HTTPS_ONLY)
  addCaching(request, reply)
}

/**
 * Says who may keep the answer. `no-store`: writes, personal pages, and whatever a logged-in customer gets that does not say itself how
 * long it lives, since each of her documents names her. Pages of guests are kept by their browsers alone, for the way back.
 */
function addCaching({ method, url, headers }: FastifyRequest, reply: FastifyReply): void {
  const own = reply.getHeader('cache-control')
  const isWrite = method !== 'GET' && method !== 'HEAD'
  const life = isWrite || isPersonal(url.split('?', 1)[0] ?? '') ? 'no-store' : (own ?? (hasSession(headers.cookie) ? 'no-store' : 'private, no-cache'))
  const known = String(reply.getHeader('vary') ?? '').toLowerCase().split(/ *, */).filter(Boolean)
  const by = String(life).includes('public') ? [] : ['cookie', 'accept-language']
  reply.header('cache-control', life).header('vary', [...new Set([...known, ...by, 'accept-encoding'])].join(', '))
}
