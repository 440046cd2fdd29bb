import { basename, dirname } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { existsSync, readFileSync } from 'node:fs'
import type { Settings } from './settings.ts'

const DAY = 86_400

/** The built files of the browser: those with a hash in their name for ever, the rest for a day. */
export async function addStaticFiles(app: FastifyInstance, root: string): Promise<void> {
  await app.register(fastifyStatic, {
    root,
    // Only what is there gets a route; everything else is a page, or not found.
    wildcard: false,
    preCompressed: true,
    cacheControl: false,
    index: false,
    setHeaders: (response, path) => {
      const hashed = basename(dirname(path)) === 'assets'
      void response.setHeader('cache-control', hashed ? 'public, max-age=31536000, immutable' : `public, max-age=${DAY}`)
    },
  })
  // Files of an older version: a whole error page would be wasted on a script tag.
  app.get('/assets/*', (_request, reply) => reply.code(404).type('text/plain').send('Not found.\n'))
  // What names no picture of its own, as messages in the outbox, is asked for this one.
  app.get('/favicon.ico', (_request, reply) => reply.header('cache-control', `public, max-age=${DAY}`).redirect('/favicon.svg', 301))
}

/** Takes the worker, and all it kept, from the browsers that have it. */
const GOES = `self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil((async () => {
  for (const name of await caches.keys()) await caches.delete(name)
  await self.registration.unregister()
})()))
`

/** `/service-worker.js`: the built one, or one that goes away when the shop is to work without. Browsers ask for it anew each time. */
export function addServiceWorker(app: FastifyInstance, { serviceWorker }: Settings, file: string): void {
  const text = serviceWorker && existsSync(file) ? readFileSync(file, 'utf8') : GOES
  app.get('/service-worker.js', (_request, reply) =>
    reply
      .type('text/javascript; charset=utf-8')
      .header('cache-control', 'no-cache')
      // Of a worker it is the worker's own policy.
      .header('content-security-policy', "default-src 'self'")
      .send(text),
  )
}
