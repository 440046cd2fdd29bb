import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliDecompress } from 'node:zlib'
import type { FastifyReply } from 'fastify'
import { LRUCache } from 'lru-cache'
import { compress, type Encoding, encodingFor } from 'server-kit/encoding.ts'
import { cacheReads } from 'server-kit/metrics.ts'
import { lifeIn } from '#app/lib/http/shared-page.ts'
import type { SharedVisit } from './shared-visit.ts'

/** A page for many visitors, without a nonce. */
export interface SharedPage {
  status: number
  headers: Record<string, string>
  /** The body, compressed: an eighth of the memory of its text. */
  br: Buffer
  /** Made when the first visitor needs it. */
  gzip?: Promise<Buffer>
  /** Null for a page that is not kept. */
  life: ReturnType<typeof lifeIn>
  /** Milliseconds since 1970. */
  madeAt: number
}

/** Memory for some 300 pages, each in two encodings, in bytes. */
const MAX_BYTES = 16 * 1024 * 1024

type Render = (request: Request) => Promise<Response>

/**
 * Keeps pages for many visitors: each is rendered once for all who wait, and again behind the visitors while it is stale
 * (docs/decisions/029). `now` is in milliseconds, `maxBytes` the memory of all.
 */
export function sharedPages(
  render: Render,
  { now = Date.now, maxBytes = MAX_BYTES }: { now?: () => number; maxBytes?: number } = {},
) {
  const pages = new LRUCache<string, SharedPage, () => Promise<SharedPage>>({
    maxSize: maxBytes,
    maxEntrySize: maxBytes / 8,
    sizeCalculation: ({ br }) => br.length * 2 + 4_000,
    fetchMethod: (_key, _kept, { context }) => context(),
    noDeleteOnFetchRejection: true,
    ignoreFetchAbort: true,
  })

  /** Returns the page of a visit; undefined when the visitor needs an answer of her own. */
  return async function read({ key, toRequest }: SharedVisit): Promise<SharedPage | undefined> {
    const kept = pages.get(key)
    const age = kept ? now() - kept.madeAt : Infinity
    const isFresh = Boolean(kept?.life && age <= kept.life.fresh)
    const allowStale = kept?.life ? age <= kept.life.fresh + kept.life.stale : false
    cacheReads.inc({ cache: 'pages', result: isFresh ? 'hit' : allowStale ? 'stale' : 'miss' })
    if (kept && isFresh) return kept
    const make = async () => toSharedPage(await render(toRequest()), now())
    // The visitor then gets a rendering of her own, which reports what fails.
    const page = await pages.forceFetch(key, { context: make, forceRefresh: true, allowStale }).catch(() => undefined)
    if (page && !page.life) pages.delete(key)
    return page
  }
}

/**
 * Throws for an answer to one visitor: it sets a cookie, or tells of a limit or an outage. A kept page stays as it is
 * then.
 */
async function toSharedPage(response: Response, madeAt: number): Promise<SharedPage> {
  const { status } = response
  if (status === 429 || status >= 500 || response.headers.has('set-cookie'))
    throw new Error(`The answer with status ${status} is for one visitor.`)
  const whole = await response.text()
  const headers = Object.fromEntries(response.headers)
  const { html, policy } = withoutNonce(whole, headers['content-security-policy'])
  if (policy) headers['content-security-policy'] = policy
  const body = Buffer.from(html)
  const life = lifeIn(response.headers.get('cache-control'))
  if (life)
    Object.assign(headers, {
      vary: 'cookie, accept-language',
      etag: `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`,
    })
  return { status, headers, br: await compress(body, 'br'), life, madeAt }
}

/**
 * Replaces the nonce by the hashes of the scripts that have it: a nonce that many visitors share protects none of them.
 * Inline scripts without it, which would be injected ones, stay forbidden. Throws when the nonce is part of something
 * else.
 */
export function withoutNonce(html: string, policy = ''): { html: string; policy: string } {
  const nonce = /'nonce-([\w+/=-]+)'/.exec(policy)?.[1]
  if (!nonce) return { html, policy }
  const mark = ` nonce="${nonce}"`
  const scripts = html
    .split('<script')
    .slice(1)
    .filter((part) => part.slice(0, part.indexOf('>')).includes(mark))
  const texts = scripts.map((part) => part.slice(part.indexOf('>') + 1, part.indexOf('</script')))
  const hashes = new Set(
    texts.filter(Boolean).map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`),
  )
  const [shared, allowed] = [html.replaceAll(mark, ''), policy.replaceAll(`'nonce-${nonce}'`, [...hashes].join(' '))]
  if (shared.includes(nonce)) throw new Error('The nonce of a shared page is not only in its elements.')
  return { html: shared, policy: allowed }
}

/** Returns the body of a page uncompressed. */
export const decompress = (br: Buffer): Promise<Buffer> => promisify(brotliDecompress)(br)

/** Sends a kept page; 304 without a body to a browser that has it. */
export async function sendPage(reply: FastifyReply, page: SharedPage): Promise<FastifyReply> {
  reply.headers(page.headers)
  if (reply.request.headers['if-none-match'] === page.headers.etag) return reply.code(304).send()
  const encoding = encodingFor(reply.request.headers['accept-encoding'])
  if (encoding !== 'identity') reply.header('content-encoding', encoding)
  return reply.code(page.status).send(await bodyIn(encoding, page))
}

function bodyIn(encoding: Encoding, page: SharedPage): Buffer | Promise<Buffer> {
  if (encoding === 'identity') return decompress(page.br)
  return encoding === 'br' ? page.br : (page.gzip ??= decompress(page.br).then((text) => compress(text, 'gzip')))
}
