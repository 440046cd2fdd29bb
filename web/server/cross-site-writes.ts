import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Settings } from './settings.ts'

const READS = ['GET', 'HEAD', 'OPTIONS']

/**
 * Refuses writes that come from a page of another site (cross-site request forgery) with 403, for pages and resource
 * routes. GraphQL takes them: the bff accepts no cookies of such a page (docs/graphql-guide.md).
 */
export function refuseCrossSiteWrites(app: FastifyInstance, { publicUrl }: Pick<Settings, 'publicUrl'>): void {
  const publicHost = publicUrl && new URL(publicUrl).host
  app.addHook('onRequest', async (request) => {
    if (READS.includes(request.method) || isGraphql(request.url) || isOwn(request, publicHost)) return
    throw Object.assign(new Error('A write from another site.'), { statusCode: 403 })
  })
}

const isGraphql = (url: string) => url.split('?', 1)[0] === '/graphql'

/**
 * Whether a write comes from a page of the shop, or from no page. `Sec-Fetch-Site` decides, because no script can set
 * it. Browsers omit it on plain http and before 2023; then the host in `Origin` must be that of the shop (PUBLIC_URL,
 * or the requested host). Without both headers the client is a program, which has no visitor's cookies.
 */
function isOwn({ headers, host }: FastifyRequest, publicHost: string | null): boolean {
  const site = headers['sec-fetch-site']
  if (site) return site === 'same-origin' || site === 'none'
  if (!headers.origin) return true
  const from = URL.parse(headers.origin)?.host
  return from !== undefined && [publicHost, host, headers.host].includes(from)
}
