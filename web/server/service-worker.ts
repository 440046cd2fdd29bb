import { existsSync, readFileSync } from 'node:fs'
import type { FastifyInstance } from 'fastify'
import type { Settings } from './settings.ts'

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
