import { type ReactNode, use, useEffect } from 'react'
import { TextsContext } from '#app/lib/i18n/use-translation.ts'
import { Links, Meta, Outlet, ScrollRestoration, useMatches } from 'react-router'
import { type Answer, answerTo, withAnswers } from '#app/lib/apollo/document-answers.ts'
import { pageDeadline, waitingCookies } from '#app/lib/apollo/execute.server.ts'
import { useAnswersIn } from '#app/lib/apollo/use-document-answers.ts'
import { TIME_LIMITS } from '#app/lib/apollo/time-limits.ts'
import { consentOf } from '#app/domains/pixels/consent.server.ts'
import { cairoTime } from '#app/lib/dates/cairo.ts'
import draftsScript from '#app/lib/forms/keep-drafts.ts?script'
import { hasOwnCookies, hasSession, ownOutdated } from '#app/lib/http/cookies.ts'
import { Nonce } from '#app/lib/http/nonce.ts'
import { SHARED_PAGE } from '#app/lib/http/shared-page.ts'
import { i18nOf, textsIn } from '#app/lib/i18n/i18n.ts'
import { textsUrl } from '#app/lib/i18n/texts-file.server.ts'
import { afterLoad } from '#app/lib/lazy/after-load.tsx'
import { directionOf, localeOf } from '#app/lib/locale/locale.ts'
import { followNavigation } from '#app/lib/navigation/follow-navigation.ts'
import { documentJson, documentScript, inDocument } from '#app/lib/route/document-data.ts'
import type { Query } from '#app/lib/route/page-load.ts'
import { serverQuery } from '#app/lib/route/on-server.server.ts'
import { RootViewerDocument } from '#app/domains/session/__generated__/viewer.ts'
import type { Viewer } from '#app/domains/session/use-viewer.ts'
import { themeOf } from '#app/lib/theme/theme.ts'
import { shop } from '#app/lib/shop/shop.ts'
import { RootShellDocument } from '#app/shell/__generated__/shell.ts'
import { ShopFrame } from '#app/shell/frame.tsx'
import { PageScripts } from '#app/shell/page-scripts.tsx'
import { type RootData, useRootData } from '#app/shell/root-data.ts'
import { fontPreloads } from '#app/styles/fonts.ts'
import '#app/styles/app.css'
import type { Route } from './+types/root'

// Pages fail inside their layout; this boundary is for failures outside of layouts.
export { ErrorBoundary } from '#app/shell/page-error.tsx'

/** Limits the time of the page's data, and forwards cookies that the GraphQL layer sets. */
export const middleware: Route.MiddlewareFunction[] = [
  async ({ context }, next) => {
    const cookies: string[] = []
    context.set(waitingCookies, cookies)
    context.set(pageDeadline, performance.now() + TIME_LIMITS.page)
    const response = await next()
    if (cookies.some((cookie) => hasOwnCookies(cookie))) cookies.push(ownOutdated())
    for (const cookie of cookies) response.headers.append('set-cookie', cookie)
    return response
  },
]
export const clientMiddleware: Route.ClientMiddlewareFunction[] = [followNavigation]

export async function loader(args: Route.LoaderArgs): Promise<RootData> {
  const { request } = args
  const locale = localeOf(request)
  // Header and footer render without their data, so that the error page has them too.
  const parts = ['categories', 'cart'] as const
  const { query, answers } = serverQuery(args)
  const [, viewer] = await Promise.all([
    query(RootShellDocument, {}, { parts }).catch(() => null),
    findViewer(request, query, answers),
  ])
  const { year } = cairoTime(new Date().toISOString())
  const origin = process.env.PUBLIC_URL?.trim().replace(/\/+$/, '') || new URL(request.url).origin
  const { pixels, asks } = consentOf(request)
  const shared = request.headers.has(SHARED_PAGE)
  const owner = viewer?.id ?? (shared || hasSession(request.headers.get('cookie')) ? null : '')
  return inDocument(
    withAnswers(
      { locale, theme: themeOf(request), origin, shared, owner, pixels, asks, textsUrl: textsUrl(locale), year },
      answers,
    ),
  )
}

/**
 * The customer of the token cookie (specification §4); undefined when the call failed. The GraphQL layer clears the
 * token of an ended session.
 */
async function findViewer(request: Request, query: Query, answers: Answer[]): Promise<Viewer | null | undefined> {
  if (hasSession(request.headers.get('cookie')))
    return query(RootViewerDocument, {}).then(
      ({ viewer }) => viewer,
      () => undefined,
    )
  answers.push(answerTo(RootViewerDocument, {}, { viewer: null }))
  return null
}

/** Language and theme change with the document, the cart by Apollo's cache. */
export const shouldRevalidate = () => false

/** Stores the document's address before any history navigation. */
const headScript = 'document.documentElement.dataset.shown=location.pathname+location.search'

export function Layout({ children }: { children: ReactNode }) {
  const { locale, theme, textsUrl, owner } = useRootData()
  const nonce = use(Nonce)
  const loaded = Object.fromEntries(useMatches().map(({ id, loaderData }) => [id, loaderData]))
  useAnswersIn(Object.values(loaded))
  // Signals hydration to `shell/start-scripts.ts`, on the error page too.
  useEffect(() => void dispatchEvent(new Event('live')), [])
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
        {/* Below the style sheets it would wait for them, and all that follows with it. */}
        <script nonce={nonce} dangerouslySetInnerHTML={{ __html: headScript }} suppressHydrationWarning />
        {/* In development hydration would find no nonce in the document; style sheets need none. */}
        <Links nonce={import.meta.hot ? '' : undefined} />
        {/* Last: what it holds for search engines alone is not looked for by the browser's render. */}
        <Meta />
      </head>
      <body>
        <TextsContext value={i18nOf(locale)}>
          <ShopFrame>{children}</ShopFrame>
        </TextsContext>
        <script
          nonce={nonce}
          data-owner={owner ?? undefined}
          dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? draftsScript : '' }}
          suppressHydrationWarning
        />
        <script
          {...documentScript}
          dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? documentJson(loaded) : '' }}
          suppressHydrationWarning
        />
        <ScrollRestoration />
        <PageScripts texts={textsUrl} held={textsIn(locale)('shell:held')} />
      </body>
    </html>
  )
}

const VisitTracking = afterLoad(async () => (await import('#app/analytics/visit-tracking.tsx')).VisitTracking)

export default function App() {
  return (
    <>
      <Outlet />
      <VisitTracking />
    </>
  )
}
