import type { MetaDescriptor } from 'react-router'
import { textOf } from '#app/lib/i18n/i18n.ts'
import { asLocale, type Locale, locales } from '#app/lib/locale/locale.ts'
import { shop } from '#app/shop.config.ts'

type Args = { matches: readonly ({ loaderData?: unknown } | undefined)[]; location: { pathname: string; search: string } }
type Page = {
  /** Without the shop's name. */
  title?: string
  description?: string
  /** A path with the search that makes it this page; the pathname unless given. */
  canonical?: string
  /** Pages of one visitor: cart, orders. */
  hidden?: boolean
}
type RootData = { locale: Locale; origin: string }

/** The language of the page and the shop's address, for a route's `meta`. */
export function rootOf({ matches }: Pick<Args, 'matches'>): RootData {
  return (matches[0]?.loaderData as RootData | undefined) ?? { locale: 'ar', origin: '' }
}

/** A route's `meta`: title, description, canonical address and the same page in the other language. */
export function pageMeta(args: Args, { title, description, canonical = args.location.pathname, hidden }: Page): MetaDescriptor[] {
  const { locale, origin } = rootOf(args)
  const t = textOf(locale)
  const name = shop.name[locale]
  const full = title ? t('shell:page.of', { title, shop: name }) : `${name} | ${t('shell:slogan')}`
  const text = description ? [{ name: 'description', content: description }, { property: 'og:description', content: description }] : []
  const shown: MetaDescriptor[] = [{ title: full }, { property: 'og:title', content: title ?? full }, { property: 'og:site_name', content: name }, ...text]
  if (hidden) return [...shown, { name: 'robots', content: 'noindex' }]
  const address = origin + canonical
  // A page asked for by language is its own original: its twin is another one.
  const asked = asLocale(new URLSearchParams(args.location.search).get('lang'))
  return [...shown, { tagName: 'link', rel: 'canonical', href: asked ? inLanguage(address, asked) : address }, ...alternates(address)]
}

function inLanguage(address: string, lang: Locale): string {
  return `${address}${address.includes('?') ? '&' : '?'}lang=${lang}`
}

function alternates(address: string): MetaDescriptor[] {
  const links = locales.map((lang) => ({ tagName: 'link' as const, rel: 'alternate', hrefLang: lang, href: inLanguage(address, lang) }))
  return [...links, { tagName: 'link', rel: 'alternate', hrefLang: 'x-default', href: address }]
}
