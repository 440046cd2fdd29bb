import { shop } from '#app/lib/shop/shop.ts'
import { textsIn } from '#app/lib/i18n/i18n.ts'
import { directionOf, localeOf } from '#app/lib/locale/locale.ts'
import { themeOf } from '#app/lib/theme/theme.ts'
import type { Route } from './+types/manifest'

const DAY = 86_400
const icon = (file: string, sizes: string, purpose?: string) => ({
  src: `/icons/${file}.png`,
  sizes,
  type: 'image/png',
  purpose,
})

/** The web app manifest: in the language of `?lang=`, else the visitor's, with the colours of her theme. */
export function loader({ request }: Route.LoaderArgs) {
  const locale = localeOf(request)
  const color = shop.barColor[themeOf(request)]
  const t = textsIn(locale)
  const manifest = {
    id: '/',
    name: `${shop.name[locale]} | ${t('shell:slogan')}`,
    short_name: shop.name[locale],
    description: t('shell:footer.about'),
    lang: locale,
    dir: directionOf(locale),
    start_url: '/',
    scope: '/',
    display: 'standalone',
    theme_color: color,
    background_color: color,
    categories: ['shopping', 'sports'],
    icons: [
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
      icon('192', '192x192'),
      icon('512', '512x512'),
      icon('maskable-192', '192x192', 'maskable'),
      icon('maskable-512', '512x512', 'maskable'),
      icon('monochrome-512', '512x512', 'monochrome'),
    ],
    shortcuts: [
      { name: t('shell:search.label'), url: '/search' },
      { name: t('cart:title'), url: '/my-cart' },
      { name: t('shell:track'), url: '/track-order' },
    ].map((shortcut) => ({ ...shortcut, icons: [icon('192', '192x192')] })),
  }
  const headers = {
    'content-type': 'application/manifest+json; charset=utf-8',
    'cache-control': `private, max-age=${DAY}`,
  }
  return new Response(JSON.stringify(manifest), { headers })
}
