import type { FastifyReply, FastifyRequest } from 'fastify'
import { hasSession } from '#app/lib/http/cookies.ts'
import { isPersonal } from '#app/lib/http/page-of.ts'
import type { Settings } from './settings.ts'

const always = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(self), payment=()',
  'cross-origin-opener-policy': 'same-origin',
}
// For what is not a document of ours; those bring their own policy.
const POLICY = "default-src 'none'; frame-ancestors 'none'"

/** Adds security headers, `Cache-Control`, `Vary` and the request's id to an answer. */
export function addHeaders(request: FastifyRequest, reply: FastifyReply, { publicUrl }: Pick<Settings, 'publicUrl'>): void {
  reply.headers(always).header('x-request-id', request.id)
  if (!reply.hasHeader('content-security-policy')) reply.header('content-security-policy', POLICY)
  if (publicUrl?.startsWith('https:') || request.protocol === 'https') reply.header('strict-transport-security', 'max-age=31536000')
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
