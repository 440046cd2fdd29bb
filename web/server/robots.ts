import type { FastifyInstance } from 'fastify'
import type { Settings } from './settings.ts'

/** Pages of one visitor, and addresses that do something. */
const PRIVATE = ['/cart', '/my-cart', '/client/', '/profile', '/order-placed/', '/products/purchase-product/', '/track-order/open', '/logout', '/locale', '/theme']
const LOCAL = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/
const HOUR = 3_600

/**
 * `/robots.txt`: the shop is open to search engines under its own name (PUBLIC_URL) and on the machine it runs on, where tools look at
 * it. Under any other name, as on a stage or by an address of the network, it is closed, so that nothing is found twice;
 * `SEARCH_ENGINES=off` closes it everywhere and says so on every answer.
 */
export function addRobots(app: FastifyInstance, { publicUrl, searchEngines }: Pick<Settings, 'publicUrl' | 'searchEngines'>): void {
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
