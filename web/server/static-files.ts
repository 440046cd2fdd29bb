import { basename, dirname } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { existsSync, readFileSync } from 'node:fs'
import type { Settings } from './settings.ts'

const DAY = 86_400

/** Serves the browser's build: files with a hash in their name are cached forever, others for a day. */
export async function addStaticFiles(app: FastifyInstance, root: string): Promise<void> {
  await app.register(fastifyStatic, {
    root,
    // Only existing files get a route; other addresses are pages or not found.
    wildcard: false,
    preCompressed: true,
    cacheControl: false,
    index: false,
    setHeaders: (response, path) => {
      const hashed = basename(dirname(path)) === 'assets'
      void response.setHeader(
        'cache-control',
        hashed ? 'public, max-age=31536000, immutable' : `public, max-age=${DAY}`,
      )
    },
  })
  // Missing files of an older release: a script tag needs no error page.
  app.get('/assets/*', (_request, reply) => reply.code(404).type('text/plain').send('Not found.\n'))
  // Browsers request this icon for pages without one, e.g. the outbox.
  app.get('/favicon.ico', (_request, reply) =>
    reply.header('cache-control', `public, max-age=${DAY}`).redirect('/favicon.svg', 301),
  )
}

/** A worker that removes itself and all its caches. */
const GOES = `self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil((async () => {
  for (const name of await caches.keys()) await caches.delete(name)
  await self.registration.unregister()
})()))
`

/**
 * Serves `/service-worker.js`: the built worker, or one that removes itself when offline support is off. Never cached.
 */
export function addServiceWorker(app: FastifyInstance, { serviceWorker }: Settings, file: string): void {
  const text = serviceWorker && existsSync(file) ? readFileSync(file, 'utf8') : GOES
  app.get('/service-worker.js', (_request, reply) =>
    reply
      .type('text/javascript; charset=utf-8')
      .header('cache-control', 'no-cache')
      // The policy applies to the worker itself.
      .header('content-security-policy', "default-src 'self'")
      .send(text),
  )
}
