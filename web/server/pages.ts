import type { FastifyInstance, FastifyReply, FastifyRequest, RouteHandlerMethod } from 'fastify'
import { createRequestHandler, type ServerBuild } from 'react-router'
import { limits } from './limits.ts'
import { canonicalAddress } from './redirects.ts'

const METHODS = ['GET', 'HEAD', 'POST']
/** Forms with a file, for visitors without JavaScript; with it the file goes to GraphQL. */
const WITH_FILE = ['/profile/photo', '/suggest-product', '/hiring/:job/apply']

/** Every other address is a page. Methods that no page takes are 405. */
export async function addPages(app: FastifyInstance, build: ServerBuild): Promise<void> {
  const handle = createRequestHandler(build, 'production')
  app.addHook('onRequest', async ({ is404 }, reply) => {
    if (!is404) return
    reply.header('allow', METHODS.join(', '))
    throw Object.assign(new Error('No route takes this method.'), { statusCode: 405 })
  })
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
      if (answer.status === 405) reply.header('allow', 'GET, HEAD')
      if (answer.status < 400 || request.method === 'HEAD' || hasWords(answer)) return reply.send(answer)
      await answer.body?.cancel()
      throw Object.assign(new Error('No page was made.'), { statusCode: answer.status })
    }
    pages.route({ method: METHODS, url: '/*', handler })
    for (const url of WITH_FILE) pages.route({ method: 'POST', url, bodyLimit: limits.upload, handler })
  })
}

/** Whether a refusal says something: what a resource route refuses is empty or, like a 405 for data, holds the framework's own text. */
function hasWords({ status, body, headers }: Response): boolean {
  const type = headers.get('content-type')
  return body !== null && type !== 'application/json' && (status !== 405 || type?.startsWith('text/html') === true)
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
