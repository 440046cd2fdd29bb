import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

const folder = fileURLToPath(new URL('../../build/graphiql/', import.meta.url))

// Its editor measures and paints by style attributes; everything else is files of our own.
const policy = [
  "default-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "font-src 'self' data:",
  "worker-src 'self' blob:",
  "frame-ancestors 'none'",
].join('; ')

/** Serves GraphiQL, when it was built, to browsers that open `path`; all its files are below `path`/assets. */
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
  app.addHook('preHandler', async (request, reply) => {
    if (isPageVisit(request, path)) return sendPage(reply, page)
  })
}

function isPageVisit({ method, url, headers }: FastifyRequest, path: string): boolean {
  return method === 'GET' && url === path && Boolean(headers.accept?.includes('text/html'))
}

function sendPage(reply: FastifyReply, page: string): FastifyReply {
  return reply
    .header('content-security-policy', policy)
    .type('text/html; charset=utf-8')
    .send(page)
}
