import type { FastifyInstance, FastifyReply, FastifyRequest, RouteHandlerMethod } from 'fastify'
import { createRequestHandler, type ServerBuild } from 'react-router'
import { limits } from './settings.ts'

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

/** Sections with addresses in small letters alone; others hold codes, tokens and names that mean something as they are. */
const SMALL = /^\/(products|about|search|categories|offers|blogs|multimedia|branches|hiring|contact-us|terms|social|accessibility|coming-soon|find-product|suggest-product|my-cart|cart|login|register|track-order)(?=\/|$)/i

/**
 * Where an address that is not the canonical one leads: several slashes, one at the end, capitals. Undefined when it stands as it
 * should. Its search is kept, and the target is always a path of this site.
 */
export function canonicalAddress(url: string): string | undefined {
  const [path = '', ...search] = url.split('?')
  // Browsers read a backslash as a slash: left in, two of them would lead to another site.
  const single = path.replace(/(?:[\\/]|%5c)+/gi, '/').replace(/(?<=.)\/$/, '')
  const canonical = SMALL.test(single) ? inSmallLetters(single) : single
  return canonical === path || canonical === '' ? undefined : [canonical, ...search].join('?')
}

/** What is percent-encoded stays as it is. */
function inSmallLetters(path: string): string {
  return path.replace(/%[0-9a-f]{2}|[A-Z]+/gi, (part) => (part.startsWith('%') ? part : part.toLowerCase()))
}
