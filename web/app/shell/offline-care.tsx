import { useEffect, useRef, useState } from 'react'
import { useLocation, useRevalidator } from 'react-router'
import { useTranslation } from '#app/lib/i18n/use-translation.ts'
import { expireQueries } from '#app/lib/apollo/load-query.ts'
import { textsIn } from '#app/lib/i18n/i18n.ts'
import { prefetch } from '#app/lib/lazy/lazy-part.tsx'
import { refusalText } from '#app/lib/notify/error-text.ts'
import { notify } from '#app/lib/notify/notify.ts'
import type { WaitingChange } from '#app/domains/cart/offline/change-store.ts'
import { bringWorker, openCachedDocuments, reportShownPage } from './service-worker.ts'
import { useOnline } from './use-online.ts'
import { keepWaitingCart, refresh } from '#app/domains/cart/offline/waiting-cart.ts'
import { shop } from '#app/lib/shop/shop.ts'
import { asTheme } from '#app/lib/theme/theme.ts'
import { followTheme } from '#app/lib/theme/use-theme.ts'
import { Button } from '#app/ui/button.tsx'
import { NavigationState } from './navigation-state.tsx'
import { OfflineNote } from './offline-note.tsx'
import { loadProblem } from './page-error.tsx'

/** Offline support and the navigation indicator. Loaded after the document. */
export function OfflineCare() {
  const { t, locale } = useTranslation('offline')
  const online = useOnline()
  const { revalidate } = useRevalidator()
  const [waiting, setWaiting] = useState<readonly WaitingChange[]>([])
  const [keptAt, setKeptAt] = useKeptAt()
  usePagesSeen()
  useEffect(keepBarColor, [])
  useEffect(followTheme, [])
  useEffect(openCachedDocuments, [])
  useEffect(() => prefetch(loadProblem), [])
  useEffect(() => revalidateStaleTab(() => void (expireQueries(), revalidate())), [revalidate])
  useEffect(
    () =>
      bringWorker((update) => {
        const action = (
          <Button variant="link" size="sm" onClick={update}>
            {t('update')}
          </Button>
        )
        notify({ key: 'newer', type: 'info', title: t('newer'), action })
      }),
    [t],
  )
  useEffect(
    () =>
      keepWaitingCart({
        onWaiting: setWaiting,
        onArrived() {
          notify({ key: 'cart-sent', type: 'success', title: t('sent'), body: t('sentText') })
          void revalidate()
        },
        onRefused({ name }, refusals) {
          const why = refusals.map((refusal) => refusalText(refusal, textsIn(locale))).join(' ')
          notify({ type: 'error', title: t('refused'), body: [name, why].filter(Boolean).join(': ') })
        },
      }),
    [t, locale, revalidate],
  )
  // Revalidates a cached page once the network responds again.
  useEffect(() => {
    if (!online || !keptAt) return
    void refresh().then(async (answered) => {
      if (!answered) return
      await revalidate()
      setKeptAt(undefined)
    })
  }, [online, keptAt, setKeptAt, revalidate])
  return (
    <>
      <OfflineNote online={online} keptAt={keptAt} waiting={waiting} />
      <NavigationState />
    </>
  )
}

/** Returns when the data on the page was cached: that of the document, or of a later navigation. */
function useKeptAt() {
  const [keptAt, setKeptAt] = useState<string | undefined>(document.documentElement.dataset.keptAt)
  useEffect(() => {
    const take = ({ data }: MessageEvent<{ keptAt?: string }>) => {
      if (data.keptAt) setKeptAt(data.keptAt)
    }
    navigator.serviceWorker?.addEventListener('message', take)
    return () => navigator.serviceWorker?.removeEventListener('message', take)
  }, [])
  return [keptAt, setKeptAt] as const
}

/** Caches the last client-side pages as documents when the tab is hidden. */
function usePagesSeen(): void {
  const { pathname, search } = useLocation()
  const seen = useRef<string[]>([])
  useEffect(() => {
    const address = location.origin + pathname + search
    seen.current = [...seen.current.filter((each) => each !== address), address].slice(-MOST_SEEN)
  }, [pathname, search])
  useEffect(() => {
    const reportSeen = () => {
      if (document.visibilityState !== 'hidden' || !navigator.onLine) return
      reportShownPage(seen.current)
      seen.current = []
    }
    document.addEventListener('visibilitychange', reportSeen)
    return () => document.removeEventListener('visibilitychange', reportSeen)
  }, [])
}

const MOST_SEEN = 5

/** Lifetime of navigation data in the specification, in milliseconds (§9). */
const LIFE = 3_600_000

/**
 * Revalidates the page when its tab becomes visible after more than an hour, or when it is restored from the
 * back/forward cache. Returns a function that stops it. Browser only.
 */
export function revalidateStaleTab(renew: () => void): () => void {
  let fresh = Date.now()
  const look = () => {
    if (document.visibilityState === 'hidden' || !navigator.onLine || Date.now() - fresh <= LIFE) return
    fresh = Date.now()
    renew()
  }
  addEventListener('pageshow', look)
  document.addEventListener('visibilitychange', look)
  return () => {
    removeEventListener('pageshow', look)
    document.removeEventListener('visibilitychange', look)
  }
}

/**
 * Sets the colour of the phone's browser bars to the theme, also after a change. Returns a function that stops it.
 * Browser only.
 */
function keepBarColor(): () => void {
  const { documentElement: root } = document
  const meta = document.querySelector<HTMLMetaElement>('meta[name=theme-color]')
  const watch = new MutationObserver(() => {
    if (meta) meta.content = shop.barColor[asTheme(root.dataset.theme) ?? 'dark']
  })
  watch.observe(root, { attributeFilter: ['data-theme'] })
  return () => watch.disconnect()
}
