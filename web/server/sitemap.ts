import { pipeline, Readable, type Transform } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { ErrorLevel, SitemapIndexStream, SitemapStream } from 'sitemap'
import { languageAddress } from '#app/lib/head/language-address.ts'
import { locales } from '#app/lib/locale/locale.ts'
import type { Settings } from './settings.ts'

/** Entries per request to the store: bounds the memory. */
const STEP = 1_000
const TIME_OUT = 15_000
/** Characters per chunk of the response. */
const BLOCK = 64 * 1024
const FRESH = 'public, max-age=3600'
const NAMESPACES = { news: false, video: false, xhtml: true, image: true }

/**
 * `/sitemap.xml`, an index, and the files that it lists, `/sitemaps/products-0.xml`, streamed from the live catalogue. Returns 503 when the store
 * does not answer, so that search engines retry. Without PUBLIC_URL, addresses begin with the `Host`, which is part of cache keys;
 * `X-Forwarded-Host` is not, and most balancers pass on the client's.
 */
export function addSitemap(app: FastifyInstance, { publicUrl, storeApiUrl }: Pick<Settings, 'publicUrl' | 'storeApiUrl'>): void {
  const originOf = ({ protocol, headers }: FastifyRequest) => publicUrl ?? `${protocol}://${headers.host}`
  const ask = async <T>(path: string): Promise<T[]> => {
    const response = await fetch(storeApiUrl + path, { signal: AbortSignal.timeout(TIME_OUT) })
    if (!response.ok) throw Object.assign(new Error(`The store API answers ${response.status} to ${path}`), { statusCode: response.status === 422 ? 404 : response.status })
    return ((await response.json()) as { data: T[] }).data
  }

  app.get('/sitemap.xml', async (request, reply) => {
    const parts = await ask<Part>('/sitemap').catch((error: unknown) => unavailable(request, reply, error))
    if (!parts) return reply
    const origin = originOf(request)
    const known = parts.filter(({ kind }) => pathOf(kind, '') !== undefined)
    const files = known.map(({ kind, part, changedAt }) => ({ url: `${origin}/sitemaps/${kind}-${part}.xml`, lastmod: changedAt ?? undefined }))
    return send(reply, Readable.from([{ url: `${origin}/sitemaps/pages-0.xml` }, ...files]), new SitemapIndexStream({ level: ErrorLevel.SILENT }))
  })

  app.get<{ Params: { kind: string; part: string } }>('/sitemaps/:kind-:part(^\\d{1,6}).xml', async (request, reply) => {
    const { kind, part } = request.params
    const origin = originOf(request)
    const xml = new SitemapStream({ xmlns: NAMESPACES, level: ErrorLevel.SILENT })
    if (kind === 'pages' && part === '0') return send(reply, Readable.from(PAGES.flatMap((path) => itemsOf(origin, path))), xml)
    if (pathOf(kind, '') === undefined) return reply.callNotFound()
    const next = (after: number) => ask<Entry>(`/sitemap/${kind}?part=${part}&after=${after}&first=${STEP}`)
    const first = await next(0).catch((error: unknown) => unavailable(request, reply, error))
    if (!first) return reply
    if (first.length === 0) return reply.callNotFound()
    return send(reply, Readable.from(items(kind, origin, first, next)), xml)
  })
}

async function* items(kind: string, origin: string, first: Entry[], next: (after: number) => Promise<Entry[]>) {
  for (let entries = first; entries.length > 0; entries = entries.length < STEP ? [] : await next(entries.at(-1)?.id ?? 0)) {
    for (const entry of entries) yield* itemsOf(origin, pathOf(kind, entry.slug) ?? '/', entry)
  }
}

function send(reply: FastifyReply, from: Readable, xml: Transform) {
  // A fault ends the response before its closing tag, so that a partial list is not taken for a complete one.
  const stream = pipeline(from, xml, inBlocks, (error) => error && reply.raw.destroy(error))
  return reply.type('application/xml; charset=utf-8').header('cache-control', FRESH).send(stream)
}

/** Joins short texts to chunks: compressing thousands of texts one by one would take seconds. */
async function* inBlocks(pieces: AsyncIterable<Buffer | string>) {
  let block = ''
  for await (const piece of pieces) {
    block += String(piece)
    if (block.length < BLOCK) continue
    yield block
    block = ''
  }
  yield block
}

function unavailable(request: FastifyRequest, reply: FastifyReply, error: unknown): undefined {
  const { statusCode } = error as { statusCode?: number }
  if (statusCode !== 404) request.log.warn({ err: error }, 'sitemap request failed')
  const code = statusCode === 404 ? 404 : 503
  void reply.code(code).type('text/plain; charset=utf-8').header('retry-after', '600').send(`${code}\n`)
  return undefined
}

/** A page in the store API's sitemap. */
type Entry = { id: number; slug: string; changedAt: string | null; images: string[] }
type Part = { kind: string; part: number; changedAt: string | null }

/** Path of a page by kind of entry. */
const paths: Record<string, (slug: string) => string> = {
  products: (slug) => `/products/${slug}`,
  clubs: (slug) => `/about/club-details/${slug}`,
  brands: (slug) => `/about/brand-details/${slug}`,
  categories: (slug) => `/search?${new URLSearchParams({ category: slug })}`,
  posts: (slug) => `/blogs/blog-details/${slug}`,
  news: (slug) => `/multimedia/news/${slug}`,
  jobs: (slug) => `/hiring/${slug}`,
  branches: (slug) => `/branches/${slug}`,
}

/** Pages without a parameter. */
const PAGES = [
  '/', '/categories', '/offers', '/search', '/about', '/about/best-seller', '/about/new-arrivals', '/about/top-products', '/about/top-teams',
  '/about/top-brands', '/branches', '/blogs', '/multimedia/photos', '/multimedia/videos', '/multimedia/news', '/hiring', '/contact-us',
  '/contact-us/complaints', '/find-product', '/suggest-product', '/social', '/terms', '/accessibility', '/coming-soon',
]

/** Returns the path of an entry's page; undefined for a kind without pages. */
function pathOf(kind: string, slug: string): string | undefined {
  return paths[kind]?.(encodeURIComponent(slug))
}

/** Renders an entry of a sitemap: the address in each language, each with its alternates. */
function itemsOf(origin: string, path: string, { changedAt = null, images = [] }: Partial<Entry> = {}) {
  const address = origin + path
  const links = [...locales.map((lang) => ({ lang, url: languageAddress(address, lang) })), { lang: 'x-default', url: address }]
  const lastmod = changedAt ?? undefined
  const img = images.map((image) => ({ url: `${origin}${image}/1200.jpg` }))
  return locales.map((locale) => ({ url: languageAddress(address, locale), lastmod, links, img }))
}
