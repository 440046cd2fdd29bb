import type { FastifyInstance, FastifyReply, FastifyRequest, RouteHandlerMethod } from 'fastify'
import { createRequestHandler, type ServerBuild } from 'react-router'
import { secureCookies } from './headers.ts'
import { limits, type Settings } from './settings.ts'
import { SHARED_PAGE } from '#app/lib/http/shared-page.ts'
import { type SharedPage, sendPage, sharedPages, decompress } from './page-cache.ts'
import { sharedVisit } from './shared-visit.ts'

const METHODS = ['GET', 'HEAD', 'POST']
/** Paths of forms with a file, for visitors without JavaScript; with JavaScript the file goes to GraphQL. */
const WITH_FILE = ['/profile/photo', '/suggest-product', '/hiring/:job/apply']

/** The built pages, or in development a function that loads them for each request. */
export type Pages = ServerBuild | (() => Promise<ServerBuild>)

/** Serves every other address as a page. Methods that no page accepts get 405. */
export async function addPages(
  app: FastifyInstance,
  build: Pages,
  settings: Pick<Settings, 'publicUrl'>,
): Promise<void> {
  const isBuilt = typeof build !== 'function'
  const handle = createRequestHandler(build, isBuilt ? 'production' : 'development')
  const readShared = sharedPages(handle)
  app.addHook('onRequest', async ({ is404 }, reply) => {
    if (!is404) return
    reply.header('allow', METHODS.join(', '))
    throw Object.assign(new Error('No route takes this method.'), { statusCode: 405 })
  })
  await app.register(async (pages) => {
    // The page's action parses the form.
    pages.removeAllContentTypeParsers()
    pages.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
    pages.addHook('onRequest', async ({ method, url }, reply) => {
      const canonical = method === 'POST' ? undefined : canonicalAddress(url)
      if (canonical) return reply.redirect(canonical, 301)
    })
    const handler: RouteHandlerMethod = async (request, reply) => {
      const address = addressOf(request)
      const shared = isBuilt ? sharedVisit(request, address) : undefined
      const page = shared && (await readShared(shared))
      if (page?.life) return sendPage(reply, page)
      const answer = page ? await responseOf(page) : await handle(asRequest(request, reply, address))
      secureCookies(answer, request, settings)
      if (answer.status === 405) reply.header('allow', 'GET, HEAD')
      if (answer.status < 400 || request.method === 'HEAD' || hasWords(answer)) return reply.send(answer)
      await answer.body?.cancel()
      throw Object.assign(new Error('No page was made.'), { statusCode: answer.status })
    }
    pages.route({ method: METHODS, url: '/*', handler })
    for (const url of WITH_FILE) pages.route({ method: 'POST', url, bodyLimit: limits.upload, handler })
  })
}

/** Whether a refusal has a text for visitors: those of resource routes are empty or have the framework's text. */
function hasWords({ status, body, headers }: Response): boolean {
  const type = headers.get('content-type')
  return body !== null && type !== 'application/json' && (status !== 405 || type?.startsWith('text/html') === true)
}

function addressOf({ url, protocol, host }: FastifyRequest): URL {
  const address = URL.parse(url.replace(/^[\\/]+/, '/'), `${protocol}://${host}`)
  if (!address) throw Object.assign(new Error('The address is not one.'), { statusCode: 400 })
  return address
}

async function responseOf({ status, headers, br }: SharedPage): Promise<Response> {
  const body = await decompress(br)
  return new Response(body.length ? new Uint8Array(body) : null, { status, headers })
}

/** Converts a Fastify request to a standard Request, which is aborted when the visitor disconnects. */
function asRequest(request: FastifyRequest, reply: FastifyReply, address: URL): Request {
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
  headers.delete(SHARED_PAGE)
  const body = request.method === 'POST' ? (request.body as Buffer | undefined) : undefined
  return new Request(address, {
    method: request.method,
    headers,
    signal: left.signal,
    body: body && new Uint8Array(body),
  })
}

/** Sections whose addresses are lower case; other addresses contain case-sensitive codes, tokens and names. */
const SMALL =
  /^\/(products|about|search|categories|offers|blogs|multimedia|branches|hiring|contact-us|terms|social|accessibility|coming-soon|find-product|suggest-product|my-cart|cart|login|register|track-order)(?=\/|$)/i

/**
 * Returns the redirect target of an address that is not canonical: repeated slashes, a trailing slash, capitals.
 * Undefined for a canonical one. The search is kept, and the target is always a path of this site.
 */
export function canonicalAddress(url: string): string | undefined {
  const [path = '', ...search] = url.split('?')
  // Browsers read a backslash as a slash: two of them would lead to another site.
  const single = path.replace(/(?:[\\/]|%5c)+/gi, '/').replace(/(?<=.)\/$/, '')
  const canonical = SMALL.test(single) ? inSmallLetters(single) : single
  return canonical === path || canonical === '' ? undefined : [canonical, ...search].join('?')
}

/** Lower-cases a path, except for percent-encoded bytes. */
function inSmallLetters(path: string): string {
  return path.replace(/%[0-9a-f]{2}|[A-Z]+/gi, (part) => (part.startsWith('%') ? part : part.toLowerCase()))
}
