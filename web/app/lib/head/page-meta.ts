import type { MetaDescriptor } from 'react-router'
import { textOf } from '#app/lib/i18n/i18n.ts'
import { type Locale, locales } from '#app/lib/locale/locale.ts'
import { shop } from '#app/shop.config.ts'
import { clipped } from './clipped.ts'
import { languageAddress } from './language-address.ts'
import { openGraph, type Shared } from './open-graph.ts'

type Args = {
  matches: readonly ({ loaderData?: unknown } | undefined)[]
  location: { pathname: string; search: string }
  /** What was thrown in place of the page. */
  error?: unknown
}
type Page = {
  /** Without the shop's name. */
  title?: string
  description?: string
  /** A path with the search that makes it this page; the pathname unless given. */
  canonical?: string
  /** Not for search engines: pages of one visitor (cart, orders), and lists that are no page of their own. */
  hidden?: boolean
  /** Path of its picture for messengers, a JPEG of 1200 × 630. */
  picture?: string
  kind?: Shared['kind']
}
type RootData = { locale: Locale; origin: string }

// What search engines show; more is cut by them, wherever it falls.
const TITLE = 60
const DESCRIPTION = 160

/** The language of the page and the shop's address, for a route's `meta`. */
export function rootOf({ matches }: Pick<Args, 'matches'>): RootData {
  return (matches[0]?.loaderData as RootData | undefined) ?? { locale: 'ar', origin: '' }
}

/**
 * A route's `meta`: title, description, canonical address, the same page in the other language, and what messengers show
 * (docs/search-engines.md). Nothing of a page that failed: what stands in its place names itself, and has no address.
 */
export function pageMeta(args: Args, page: Page): MetaDescriptor[] {
  if (args.error) return []
  const { title, canonical = args.location.pathname, hidden = false, picture, kind = 'website' } = page
  const { locale, origin } = rootOf(args)
  const description = page.description && clipped(page.description, DESCRIPTION)
  const full = titleOf(title, locale)
  const plain = origin + canonical
  const address = hidden ? undefined : languageAddress(plain, locale)
  const told = description ? [{ name: 'description', content: description }] : []
  const shared = import.meta.env.SSR ? openGraph({ locale, origin, title: title ?? full, description, address, picture, kind }) : []
  if (hidden) return [{ title: full }, ...told, ...shared, { name: 'robots', content: 'noindex' }]
  return [{ title: full }, ...told, ...shared, { tagName: 'link', rel: 'canonical', href: address }, ...alternates(plain)]
}

/** With the shop's name, where there is room for it. */
function titleOf(title: string | undefined, locale: Locale): string {
  const t = textOf(locale)
  const name = shop.name[locale]
  if (title === undefined) return `${name} | ${t('shell:slogan')}`
  const full = t('shell:page.of', { title, shop: name })
  return full.length > TITLE ? title : full
}

function alternates(plain: string): MetaDescriptor[] {
  const link = (hrefLang: string, href: string) => ({ tagName: 'link' as const, rel: 'alternate', hrefLang, href })
  return [...locales.map((locale) => link(locale, languageAddress(plain, locale))), link('x-default', plain)]
}
