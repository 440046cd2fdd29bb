import { languageAddress } from '#app/lib/head/language-address.ts'
import { locales } from '#app/lib/locale/locale.ts'

/** A page as the store API tells of it. */
export type Entry = { id: number; slug: string; changedAt: string | null; images: string[] }
export type Part = { kind: string; part: number; changedAt: string | null }

/** Where things have their pages. */
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

/** Pages that are there once. */
export const PAGES = [
  '/', '/categories', '/offers', '/search', '/about', '/about/best-seller', '/about/new-arrivals', '/about/top-products', '/about/top-teams',
  '/about/top-brands', '/branches', '/blogs', '/multimedia/photos', '/multimedia/videos', '/multimedia/news', '/hiring', '/contact-us',
  '/contact-us/complaints', '/find-product', '/suggest-product', '/social', '/terms', '/accessibility', '/coming-soon',
]

/** The path of a thing's page; undefined for a kind that the shop shows nowhere. */
export function pathOf(kind: string, slug: string): string | undefined {
  return paths[kind]?.(encodeURIComponent(slug))
}

/** A page in the words of a sitemap: its address in each language, each with all of them. */
export function itemsOf(origin: string, path: string, { changedAt = null, images = [] }: Partial<Entry> = {}) {
  const address = origin + path
  const links = [...locales.map((lang) => ({ lang, url: languageAddress(address, lang) })), { lang: 'x-default', url: address }]
  const lastmod = changedAt ?? undefined
  const img = images.map((image) => ({ url: `${origin}${image}/1200.jpg` }))
  return locales.map((locale) => ({ url: languageAddress(address, locale), lastmod, links, img }))
}
