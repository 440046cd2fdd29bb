import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

const folder = fileURLToPath(new URL('../../build/graphiql/', import.meta.url))

// GraphiQL's editor sets style attributes; everything else comes from our own files.
const policy = [
  "default-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "font-src 'self' data:",
  "worker-src 'self' blob:",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')

/** Serves GraphiQL to browsers at `path` if it was built; its files are under `path`/assets. */
export async function servePlayground(app: FastifyInstance, path: string): Promise<void> {
  if (!existsSync(`${folder}index.html`)) return
  const page = readFileSync(`${folder}index.html`, 'utf8')
  await app.register(fastifyStatic, {
    root: `${folder}assets`,
    prefix: `${path}/assets/`,
    immutable: true,
    preCompressed: true,
    maxAge: '1y',
    decorateReply: false,
  })
  // Before the checks of operations: a visit has no query, and may come from a link of another site.
  app.addHook('onRequest', async (request, reply) => {
    if (isPageVisit(request, path)) return sendPage(reply, page)
  })
}

function isPageVisit({ method, url, headers }: FastifyRequest, path: string): boolean {
  return method === 'GET' && url === path && Boolean(headers.accept?.includes('text/html'))
}

function sendPage(reply: FastifyReply, page: string): FastifyReply {
  return reply
    .headers({ 'content-security-policy': policy, 'cache-control': 'no-store' })
    .type('text/html; charset=utf-8')
    .send(page)
}
