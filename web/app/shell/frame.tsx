import { type ReactNode, use, useEffect, useState } from 'react'
import { useLocation, useMatches } from 'react-router'
import { Nonce } from '#app/lib/http/nonce.ts'
import { useTranslation } from '#app/lib/i18n/use-translation.ts'
import { afterLoad } from '#app/lib/lazy/after-load.tsx'
import { lazyPart } from '#app/lib/lazy/lazy-part.tsx'
import { Toasts } from '#app/lib/notify/toasts.tsx'
import { useViewer } from '#app/domains/session/use-viewer.ts'
import { WishlistProvider } from '#app/domains/wishlist/wishlist-context.tsx'
import { showPendingResult } from '#app/domains/wishlist/pending-item.ts'
import { WishlistForm } from '#app/domains/wishlist/wishlist-button.tsx'
import { SkipLink } from '#app/ui/skip-link.tsx'
import { LiveRegion } from '#app/ui/live-region.tsx'
import { Header, SlimHeader } from './header.tsx'
import { useRootData } from './root-data.ts'
import showOwnScript from './show-own.ts?script'
import { SwitchForms } from './switch-forms.tsx'
import { useOwn } from './use-own.ts'

const Footer = lazyPart(async () => (await import('./footer.tsx')).Footer)
// Constant elements: a new rendering before their code has loaded would replace the server's HTML by a fallback.
const wholeFooter = <Footer slim={false} />
const lastLine = <Footer slim />
const ConsentBanner = lazyPart(async () => (await import('./consent-banner.tsx')).ConsentBanner)
const consent = <ConsentBanner />
const DeletionNotice = lazyPart(async () => (await import('./deletion-notice.tsx')).DeletionNotice)
const deletion = <DeletionNotice />
const OfflineCare = afterLoad(async () => (await import('./offline-care.tsx')).OfflineCare)
const offline = <OfflineCare />

/** The `handle` of a layout or a page: its header and footer. */
export type Frame = { header?: 'slim'; footer?: 'slim' }

/** Header, footer and toasts around every page and the error page. */
export function ShopFrame({ children }: { children: ReactNode }) {
  const { t } = useTranslation('shell')
  const frames = useMatches().map(({ handle }) => (handle ?? {}) as Frame)
  const slim = frames.some(({ header }) => header === 'slim')
  const short = frames.some(({ footer }) => footer === 'slim')
  const { asks, shared } = useRootData()
  const viewer = useViewer()
  useOwn()
  useEffect(() => {
    showPendingResult()
    if (document.cookie.includes('merged='))
      void import('#app/domains/cart/merge/merge-report.ts').then(({ showMergeReport }) => showMergeReport())
  }, [])
  return (
    <>
      <SkipLink>{t('skip')}</SkipLink>
      {asks ? consent : null}
      {slim ? <SlimHeader /> : <Header />}
      {shared ? <ShowOwn /> : null}
      {offline}
      {viewer?.deletionDueAt ? deletion : null}
      <main id="main" tabIndex={-1} className="min-h-[60dvb]">
        <WishlistProvider>{children}</WishlistProvider>
      </main>
      {short ? lastLine : wholeFooter}
      <WishlistForm />
      <SwitchForms />
      <Announcer />
      <Toasts />
    </>
  )
}

/** The script that shows the visitor's own before the first paint. */
function ShowOwn() {
  const text = import.meta.env.SSR ? showOwnScript : ''
  return <script nonce={use(Nonce)} dangerouslySetInnerHTML={{ __html: text }} suppressHydrationWarning />
}

let shown: string | undefined

/** Announces the title after a navigation and moves the focus to the start of the page. */
function Announcer() {
  const { pathname } = useLocation()
  const [title, setTitle] = useState('')
  useEffect(() => {
    const before = shown
    shown = pathname
    if (before === undefined || before === pathname) return
    setTitle(document.title)
    document.querySelector<HTMLElement>('#main')?.focus({ preventScroll: true })
  }, [pathname])
  return <LiveRegion>{title}</LiveRegion>
}
