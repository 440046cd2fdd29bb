import { Readable, type Transform } from 'node:stream'
import { text } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { ErrorLevel, SitemapIndexStream, SitemapStream } from 'sitemap'
import { languageAddress } from '#app/lib/head/language-address.ts'
import { locales } from '#app/lib/locale/locale.ts'
import type { Settings } from './settings.ts'
import { sendPage, sharedPages } from './page-cache.ts'

/** Entries per request to the store: bounds the memory. */
const STEP = 1_000
const TIME_OUT = 15_000
/**
 * Browsers and search engines an hour; this server ten minutes, and then for a day while a new file is made behind it.
 */
const LIFE = 'public, max-age=3600, s-maxage=600, stale-while-revalidate=86400'
const PARTS_KEPT_MS = 60_000
/** Memory of the kept files, in bytes: a file of 5,000 products with six pictures each takes 1.6 MB. */
const MAX_BYTES = 64 * 1024 * 1024
const NAMESPACES = { news: false, video: false, xhtml: true, image: true }

type Shop = Pick<Settings, 'publicUrl' | 'storeApiUrl'>

/**
 * `/sitemap.xml`, an index, and the files that it lists, `/sitemaps/products-0.xml`. Each is made once and kept like
 * pages; one is made at a time. Returns 503 when the store does not answer, so that search engines retry. Without
 * PUBLIC_URL, addresses begin with the `Host`, which is part of the key; `X-Forwarded-Host` is not, and most balancers
 * pass on the client's.
 */
export function addSitemap(app: FastifyInstance, { publicUrl, storeApiUrl }: Shop): void {
  const readParts = keptParts(storeApiUrl)
  const make: Make = (request) =>
    answerTo(storeApiUrl, new URL(request.url), readParts).catch((error: unknown) => {
      app.log.warn({ err: error }, 'sitemap request failed')
      throw error
    })
  const read = sharedPages(inTurn(make), { maxBytes: MAX_BYTES })
  const send = async (request: FastifyRequest, reply: FastifyReply, file: string) => {
    const address = `${publicUrl ?? `${request.protocol}://${request.headers.host}`}${file}`
    const page = await read({ key: address, toRequest: () => new Request(address) })
    if (page?.status === 404) return reply.callNotFound()
    if (page) return sendPage(reply, page)
    return reply.code(503).type('text/plain; charset=utf-8').header('retry-after', '600').send('503\n')
  }

  app.get('/sitemap.xml', (request, reply) => send(request, reply, '/sitemap.xml'))
  app.get<{ Params: { kind: string; part: string } }>(
    '/sitemaps/:kind(^[a-z]+)-:part(^\\d{1,6}).xml',
    (request, reply) => send(request, reply, `/sitemaps/${request.params.kind}-${request.params.part}.xml`),
  )
}

type Make = (request: Request) => Promise<Response>

/** Makes one file at a time: each takes a core for up to a second. */
function inTurn(make: Make): Make {
  let last: Promise<unknown> = Promise.resolve()
  return (request) => {
    const made = last.then(() => make(request))
    last = made.catch(() => {})
    return made
  }
}

/** Returns the files of the shop, asked for at most once a minute. */
function keptParts(storeApiUrl: string): () => Promise<Part[]> {
  let kept: { at: number; parts: Promise<Part[]> } | undefined
  return () => {
    if (kept && performance.now() - kept.at < PARTS_KEPT_MS) return kept.parts
    const parts = ask<Part>(storeApiUrl, '/sitemap').then((all) =>
      all.filter(({ kind }) => pagePath(kind, '') !== undefined),
    )
    kept = { at: performance.now(), parts }
    parts.catch(() => (kept = undefined))
    return parts
  }
}

async function answerTo(
  storeApiUrl: string,
  { origin, pathname }: URL,
  readParts: () => Promise<Part[]>,
): Promise<Response> {
  const file = /^\/sitemaps\/(?<kind>.+)-(?<part>\d+)\.xml$/.exec(pathname)?.groups
  if (file?.kind === 'pages' && file.part === '0') return writeXml(PAGES.flatMap((path) => itemsOf(origin, path)))
  const parts = await readParts()
  if (!file) {
    const files = parts.map(({ kind, part, changedAt }) => ({
      url: `${origin}/sitemaps/${kind}-${part}.xml`,
      lastmod: changedAt ?? undefined,
    }))
    return writeXml(
      [{ url: `${origin}/sitemaps/pages-0.xml` }, ...files],
      new SitemapIndexStream({ level: ErrorLevel.SILENT }),
    )
  }
  const known = parts.find(({ kind, part }) => kind === file.kind && part === Number(file.part))
  return known ? writeXml(items(storeApiUrl, known, origin)) : new Response(null, { status: 404 })
}

async function* items(storeApiUrl: string, { kind, part }: Part, origin: string) {
  const next = (after: number) => ask<Entry>(storeApiUrl, `/sitemap/${kind}?part=${part}&after=${after}&first=${STEP}`)
  for (
    let entries = await next(0);
    entries.length > 0;
    entries = entries.length < STEP ? [] : await next(entries.at(-1)?.id ?? 0)
  ) {
    for (const entry of entries) yield* itemsOf(origin, pagePath(kind, entry.slug) ?? '/', entry)
  }
}

async function writeXml(
  all: Iterable<unknown> | AsyncIterable<unknown>,
  xml: Transform = new SitemapStream({ xmlns: NAMESPACES, level: ErrorLevel.SILENT }),
): Promise<Response> {
  const body = await pipeline(Readable.from(all), xml, (pieces: AsyncIterable<Buffer>) => text(pieces))
  return new Response(body, { headers: { 'content-type': 'application/xml; charset=utf-8', 'cache-control': LIFE } })
}

async function ask<T>(storeApiUrl: string, path: string): Promise<T[]> {
  const response = await fetch(storeApiUrl + path, { signal: AbortSignal.timeout(TIME_OUT) })
  // A store without the resource: the sitemap has the pages without a parameter.
  if (response.status === 404 || response.status === 501) return []
  if (!response.ok) throw new Error(`The store API answers ${response.status} to ${path}`)
  return ((await response.json()) as { data: T[] }).data
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
  '/',
  '/categories',
  '/offers',
  '/search',
  '/about',
  '/about/best-seller',
  '/about/new-arrivals',
  '/about/top-products',
  '/about/top-teams',
  '/about/top-brands',
  '/branches',
  '/blogs',
  '/multimedia/photos',
  '/multimedia/videos',
  '/multimedia/news',
  '/hiring',
  '/contact-us',
  '/contact-us/complaints',
  '/find-product',
  '/suggest-product',
  '/social',
  '/terms',
  '/accessibility',
  '/coming-soon',
]

/** Returns the path of an entry's page; undefined for a kind without pages. */
function pagePath(kind: string, slug: string): string | undefined {
  return paths[kind]?.(encodeURIComponent(slug))
}

/** Renders an entry of a sitemap: the address in each language, each with its alternates. */
function itemsOf(origin: string, path: string, { changedAt = null, images = [] }: Partial<Entry> = {}) {
  const address = origin + path
  const links = [
    ...locales.map((lang) => ({ lang, url: languageAddress(address, lang) })),
    { lang: 'x-default', url: address },
  ]
  const lastmod = changedAt ?? undefined
  const img = images.map((image) => ({ url: `${origin}${image}/1200.jpg` }))
  return locales.map((locale) => ({ url: languageAddress(address, locale), lastmod, links, img }))
}
