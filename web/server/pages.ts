import type { FastifyInstance, FastifyReply, FastifyRequest, RouteHandlerMethod } from 'fastify'
import { createRequestHandler, type ServerBuild } from 'react-router'
import { canonicalAddress } from './redirects.ts'

/** Forms with a file, for visitors without JavaScript; with it the file goes to GraphQL. */
const WITH_FILE = ['/profile/photo', '/suggest-product', '/hiring/:job/apply']
/** What these may send: more than the shop takes, so that it says so itself. */
const UPLOAD_LIMIT = 12 * 1024 * 1024

/** Every other address is a page. */
export async function addPages(app: FastifyInstance, build: ServerBuild): Promise<void> {
  const handle = createRequestHandler(build, 'production')
  await app.register(async (pages) => {
    // Forms reach the page's action as they came.
    pages.removeAllContentTypeParsers()
    pages.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
    pages.addHook('onRequest', async ({ method, url }, reply) => {
      const canonical = method === 'POST' ? undefined : canonicalAddress(url)
      if (canonical) return reply.redirect(canonical, 301)
    })
    const handler: RouteHandlerMethod = async (request, reply) => {
      const answer = await handle(asRequest(request, reply))
      // What a resource route refuses has no text of its own.
      if (answer.status >= 400 && !answer.body && request.method !== 'HEAD') throw Object.assign(new Error('No page was made.'), { statusCode: answer.status })
      return reply.send(answer)
    }
    pages.route({ method: ['GET', 'HEAD', 'POST'], url: '/*', handler })
    for (const url of WITH_FILE) pages.route({ method: 'POST', url, bodyLimit: UPLOAD_LIMIT, handler })
  })
}

/** The standard Request of a Fastify one. It is aborted when the visitor leaves. */
function asRequest(request: FastifyRequest, reply: FastifyReply): Request {
  const left = new AbortController()
  reply.raw.once('close', () => reply.raw.writableEnded || left.abort())
  const headers = new Headers()
  for (const [name, value] of Object.entries(request.headers)) {
    for (const each of [value ?? []].flat()) headers.append(name, each)
  }
  headers.set('x-request-id', request.id)
  headers.set('x-forwarded-for', request.ip)
  headers.set('x-forwarded-host', request.host)
  headers.set('x-forwarded-proto', request.protocol)
  const address = URL.parse(request.url.replace(/^[\\/]+/, '/'), `${request.protocol}://${request.host}`)
  if (!address) throw Object.assign(new Error('The address is not one.'), { statusCode: 400 })
  const body = request.method === 'POST' ? (request.body as Buffer | undefined) : undefined
  return new Request(address, { method: request.method, headers, signal: left.signal, body: body && new Uint8Array(body) })
}
