import type { MetaDescriptor } from 'react-router'
import { textsIn } from '#app/lib/i18n/i18n.ts'
import { type Locale, locales, otherLocale } from '#app/lib/locale/locale.ts'
import { shop } from '#app/lib/shop/shop.ts'
import { languageAddress } from './language-address.ts'

type Args = {
  matches: readonly ({ loaderData?: unknown } | undefined)[]
  location: { pathname: string; search: string }
  /** The error thrown instead of the page. */
  error?: unknown
}
type Page = {
  /** Title without the shop's name. */
  title?: string
  description?: string
  /** Path and search that identify the page; by default the pathname. */
  canonical?: string
  /** Excluded from search engines: personal pages (cart, orders), and filtered lists. */
  hidden?: boolean
  /** Path of the preview image, a JPEG of 1200 × 630 pixels. */
  picture?: string
  kind?: Shared['kind']
}
type RootData = { locale: Locale; origin: string }
type Texts = ReturnType<typeof textsIn>

// Lengths shown by search engines, which cut longer texts at any position.
const TITLE = 60
const DESCRIPTION = 160

/** Returns the language of the page, its texts and the shop's origin, for a route's `meta`. */
export function rootData({ matches }: Pick<Args, 'matches'>): RootData & { t: Texts } {
  const { locale, origin } = (matches[0]?.loaderData as RootData | undefined) ?? { locale: 'ar', origin: '' }
  return { locale, origin, t: textsIn(locale) }
}

/** Creates the `meta` of a personal page with this title. */
export function hiddenMeta(title: (t: Texts) => string) {
  return (args: Args) => pageMeta(args, { title: title(rootData(args).t), hidden: true })
}

/**
 * Builds a route's `meta`: title, description, canonical URL, URL of the other language, and link preview
 * (docs/search-engines.md). Empty for a failed page: its error page sets its own title and has no canonical URL.
 */
export function pageMeta(args: Args, page: Page): MetaDescriptor[] {
  if (args.error) return []
  const { title, canonical = args.location.pathname, hidden = false, picture, kind = 'website' } = page
  const { locale, origin } = rootData(args)
  const description = page.description && clipped(page.description, DESCRIPTION)
  const full = titleOf(title, locale)
  const plain = origin + canonical
  const address = hidden ? undefined : languageAddress(plain, locale)
  const descriptionMeta = description ? [{ name: 'description', content: description }] : []
  const shared = import.meta.env.SSR
    ? openGraph({ locale, origin, title: title ?? full, description, address, picture, kind })
    : []
  if (hidden) return [{ title: full }, ...descriptionMeta, ...shared, { name: 'robots', content: 'noindex' }]
  return [
    { title: full },
    ...descriptionMeta,
    ...shared,
    { tagName: 'link', rel: 'canonical', href: address },
    ...alternates(plain),
  ]
}

/** Appends the shop's name if it fits. */
function titleOf(title: string | undefined, locale: Locale): string {
  const t = textsIn(locale)
  const name = shop.name[locale]
  if (title === undefined) return `${name} | ${t('shell:slogan')}`
  const full = t('shell:page.of', { title, shop: name })
  return full.length > TITLE ? title : full
}

function alternates(plain: string): MetaDescriptor[] {
  const link = (hrefLang: string, href: string) => ({ tagName: 'link' as const, rel: 'alternate', hrefLang, href })
  return [...locales.map((locale) => link(locale, languageAddress(plain, locale))), link('x-default', plain)]
}

/** Truncates a text to `limit` characters at a word boundary, with an ellipsis if it was longer. */
export function clipped(text: string, limit: number): string {
  const line = text.replace(/\s+/g, ' ').trim()
  if (line.length <= limit) return line
  const cut = line.slice(0, limit - 1)
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), limit / 2)).replace(/[\s.,،؛;:–-]+$/, '')}…`
}

/** Data of a link preview. It is of no use in the browser, so it is created only on the server. */
type Shared = {
  locale: Locale
  /** Origin of the shop. */
  origin: string
  title: string
  description: string | undefined
  /** The canonical URL; none for personal pages. */
  address: string | undefined
  /** URL of a JPEG of 1200 × 630 pixels; the shop's default image when absent. */
  picture: string | undefined
  kind: 'website' | 'article' | 'product'
}

const TERRITORY = { ar: 'ar_EG', en: 'en_GB' } as const

/** Open Graph and Twitter card tags. */
function openGraph({ locale, origin, title, description, address, picture, kind }: Shared): MetaDescriptor[] {
  const image = new URL(picture ?? `/images/share/shop.${locale}.jpg`, origin).href
  const tags: Record<string, string | undefined> = {
    'og:type': kind,
    'og:site_name': shop.name[locale],
    'og:title': title,
    'og:description': description,
    'og:url': address,
    'og:locale': TERRITORY[locale],
    'og:locale:alternate': TERRITORY[otherLocale(locale)],
    'og:image': image,
    'og:image:type': 'image/jpeg',
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:image:alt': title,
  }
  const written = Object.entries(tags).flatMap(([property, content]) => (content ? [{ property, content }] : []))
  return [...written, { name: 'twitter:card', content: 'summary_large_image' }]
}
