import type { FastifyInstance } from 'fastify'
import type { Settings } from './settings.ts'

/** Personal pages, and addresses with side effects. */
const PRIVATE = [
  '/cart',
  '/my-cart',
  '/client/',
  '/profile',
  '/order-placed/',
  '/products/purchase-product/',
  '/track-order/open',
  '/logout',
  '/locale',
  '/theme',
]
const LOCAL = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/
const HOUR = 3_600

/**
 * `/robots.txt`: allows search engines under the shop's own host (PUBLIC_URL), and on localhost for tools. Disallows
 * them under any other host, such as a staging host or an IP address, so that no page is indexed twice.
 * `SEARCH_ENGINES=off` disallows them everywhere, also by a header of every response.
 */
export function addRobots(
  app: FastifyInstance,
  { publicUrl, searchEngines }: Pick<Settings, 'publicUrl' | 'searchEngines'>,
): void {
  const publicHost = publicUrl && new URL(publicUrl).host
  if (!searchEngines) app.addHook('onSend', async (_request, reply) => void reply.header('x-robots-tag', 'noindex'))
  app.get('/robots.txt', ({ headers: { host = '' }, protocol }, reply) => {
    const open = searchEngines && (host === publicHost || LOCAL.test(host))
    const text = open ? openTo(publicUrl ?? `${protocol}://${host}`) : 'User-agent: *\nDisallow: /\n'
    return reply.type('text/plain; charset=utf-8').header('cache-control', `public, max-age=${HOUR}`).send(text)
  })
}

function openTo(origin: string): string {
  return `User-agent: *\n${PRIVATE.map((path) => `Disallow: ${path}\n`).join('')}\nSitemap: ${origin}/sitemap.xml\n`
}
