import type { APIRequestContext } from '@playwright/test'

/** The data of a page that crawlers read. */
export type Head = {
  status: number
  title: string
  description: string
  canonical: string
  /** By language. */
  alternates: Record<string, string>
  properties: Record<string, string>
  hidden: boolean
  headings: number
  /** The entities of its JSON-LD. Throws on invalid JSON. */
  things: Thing[]
}
export type Thing = { '@type': string; [property: string]: unknown }

/** Reads a page as a search engine does: without cookies and, by default, without Accept-Language. */
export async function readHead(request: APIRequestContext, address: string, language = ''): Promise<Head> {
  const headers = { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)', 'accept-language': language }
  const response = await request.get(address, { maxRedirects: 0, headers })
  const html = await response.text()
  const head = html.slice(0, html.indexOf('</head>'))
  const tags = [...head.matchAll(/<(meta|link) ([^>]*)>/g)].map(([, , attributes = '']) => attributesOf(attributes))
  const pairs = (name: 'name' | 'property') =>
    tags.flatMap((tag) => (tag[name] ? [[tag[name], tag['content'] ?? ''] as const] : []))
  const named = Object.fromEntries(pairs('name'))
  return {
    status: response.status(),
    title: plain(/<title[^>]*>([^<]*)/.exec(head)?.[1] ?? ''),
    description: named['description'] ?? '',
    canonical: tags.find(({ rel }) => rel === 'canonical')?.['href'] ?? '',
    alternates: Object.fromEntries(
      tags.flatMap(({ rel, hreflang, href }) => (rel === 'alternate' && hreflang && href ? [[hreflang, href]] : [])),
    ),
    properties: Object.fromEntries(pairs('property')),
    hidden: named['robots'] === 'noindex',
    headings: html.match(/<h1[ >]/g)?.length ?? 0,
    things: [...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)].map(
      ([, text = '']) => JSON.parse(text) as Thing,
    ),
  }
}

function attributesOf(text: string): Record<string, string> {
  return Object.fromEntries(
    [...text.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [name.toLowerCase(), plain(value)]),
  )
}

function plain(text: string): string {
  return text
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
}
