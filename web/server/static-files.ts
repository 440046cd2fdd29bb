import { basename, dirname } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'

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
