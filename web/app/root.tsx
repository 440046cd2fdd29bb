import { type ReactNode, useEffect } from 'react'
import { I18nextProvider } from 'react-i18next'
import { Links, Meta, Outlet, ScrollRestoration } from 'react-router'
import { execute, waitingCookies } from '#app/lib/apollo/execute.server.ts'
import { consentOf } from '#app/lib/consent/consent.server.ts'
import { cairoTime } from '#app/lib/dates/cairo.ts'
import { readCookie } from '#app/lib/http/cookies.ts'
import { useNonce } from '#app/lib/http/nonce.ts'
import { i18nOf } from '#app/lib/i18n/i18n.ts'
import { textsUrl } from '#app/lib/i18n/texts-file.server.ts'
import { afterLoad } from '#app/lib/later/after-load.tsx'
import { directionOf, localeOf } from '#app/lib/locale/locale.ts'
import { ViewerDocument } from '#app/lib/session/__generated__/viewer.ts'
import { themeOf } from '#app/lib/theme/theme.ts'
import { shop } from '#app/shop.config.ts'
import { ShellDocument } from '#app/shell/__generated__/shell.ts'
import { ShopFrame } from '#app/shell/frame.tsx'
import { LateScripts } from '#app/shell/late-scripts.tsx'
import { type RootData, useRootData } from '#app/shell/root-data.ts'
import { fontPreloads } from '#app/styles/fonts.ts'
import '#app/styles/app.css'
import type { Route } from './+types/root'

// Pages fail inside their layout; this one is for when even that is not there.
export { ErrorBoundary } from '#app/shell/page-error.tsx'

/** Cookies that the GraphQL layer set while the page was made go to the visitor. */
export const middleware: Route.MiddlewareFunction[] = [
  async ({ context }, next) => {
    const cookies: string[] = []
    context.set(waitingCookies, cookies)
    const response = await next()
    for (const cookie of cookies) response.headers.append('set-cookie', cookie)
    return response
  },
]

export async function loader(args: Route.LoaderArgs): Promise<RootData> {
  const { request } = args
  const locale = localeOf(request)
  // Header and footer stand without their data, so that an error page has them too.
  const [shell, viewer] = await Promise.all([execute(ShellDocument, {}, args).catch(() => null), viewerOf(args)])
  const { year } = cairoTime(new Date().toISOString())
  const origin = process.env.PUBLIC_URL?.trim().replace(/\/+$/, '') || new URL(request.url).origin
  const { pixels, asks } = consentOf(request)
  return { locale, theme: themeOf(request), origin, shell, viewer, pixels, asks, textsUrl: textsUrl(locale), year }
}

/** The customer of the token cookie (specification §4). The GraphQL layer clears a token that opens nothing any more. */
async function viewerOf(args: Route.LoaderArgs): Promise<RootData['viewer']> {
  if (!readCookie(args.request, 'token')) return null
  const { viewer } = await execute(ViewerDocument, {}, args).catch(() => ({ viewer: null }))
  return viewer
}

/** Language and theme change with the document, the cart by Apollo's cache. */
export const shouldRevalidate = () => false

export function Layout({ children }: { children: ReactNode }) {
  const { locale, theme, textsUrl, pixels } = useRootData()
  const nonce = useNonce()
  return (
    <html lang={locale} dir={directionOf(locale)} data-theme={theme} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content={shop.barColor[theme]} suppressHydrationWarning />
        <link rel="icon" type="image/svg+xml" href="/favicon.svg" />
        <link rel="apple-touch-icon" href="/icons/apple-touch-icon.png" />
        <link rel="manifest" href={`/manifest.webmanifest?lang=${locale}`} crossOrigin="use-credentials" />
        {fontPreloads[locale].map((font) => (
          <link key={font} rel="preload" as="font" type="font/woff2" href={font} crossOrigin="anonymous" />
        ))}
        {/* The toasts' style element asks for it. Below the style sheets it would wait for them, and all that follows with it. */}
        <script nonce={nonce} dangerouslySetInnerHTML={{ __html: 'window.__nonce__=document.currentScript.nonce' }} suppressHydrationWarning />
        <Links />
        {/* Last: what it holds for search engines alone is not looked for by the browser's render. */}
        <Meta />
      </head>
      <body>
        <I18nextProvider i18n={i18nOf(locale)}>
          <ShopFrame>{children}</ShopFrame>
        </I18nextProvider>
        <ScrollRestoration />
        <LateScripts texts={textsUrl} measured={Object.keys(pixels).length > 0} />
      </body>
    </html>
  )
}

const Telling = afterLoad(async () => (await import('#app/analytics/telling.tsx')).Telling)

/** The page lives: `shell/start-late.ts` gives it the press that it held. */
export default function App() {
  useEffect(() => void dispatchEvent(new Event('live')), [])
  return (
    <>
      <Outlet />
      <Telling />
    </>
  )
}
