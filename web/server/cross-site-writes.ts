import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Settings } from './settings.ts'

const READS = ['GET', 'HEAD', 'OPTIONS']

/**
 * Refuses writes that come from a page of another site (cross-site request forgery) with 403, whatever they are addressed to: pages,
 * resource routes, GraphQL.
 */
export function refuseCrossSiteWrites(app: FastifyInstance, { publicUrl }: Pick<Settings, 'publicUrl'>): void {
  const publicHost = publicUrl && new URL(publicUrl).host
  app.addHook('onRequest', async (request) => {
    if (READS.includes(request.method) || isOwn(request, publicHost)) return
    throw Object.assign(new Error('A write from another site.'), { statusCode: 403 })
  })
}

/**
 * Whether a write comes from a page of the shop, or from no page. `Sec-Fetch-Site` decides: no script can set it. Browsers leave it out on
 * plain http, and did before 2023; then the host in `Origin` must be the one the visitor sees (PUBLIC_URL, or the one that was asked).
 * Without both it is a program, which carries no visitor's cookies.
 */
function isOwn({ headers, host }: FastifyRequest, publicHost: string | null): boolean {
  const site = headers['sec-fetch-site']
  if (site) return site === 'same-origin' || site === 'none'
  if (!headers.origin) return true
  const from = URL.parse(headers.origin)?.host
  return from !== undefined && [publicHost, host, headers.host].includes(from)
}
