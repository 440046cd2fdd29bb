import { useEffect, useLayoutEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { useLocation, useNavigation } from 'react-router'
import { useTranslation } from '#app/lib/i18n/use-translation.ts'
import { LiveRegion } from '#app/ui/live-region.tsx'
import { PageSkeleton } from './page-skeleton.tsx'

/** Delay before a navigation is indicated, in milliseconds. */
const TELL_AFTER = 150
/** Delay before the skeleton replaces the old page, in milliseconds. */
const CHANGE_AFTER = 700

/** Indicates a navigation: a thin line, an announcement, and after a while the skeleton of the next page. */
export function NavigationState() {
  const { t } = useTranslation('offline')
  const { pathname } = useLocation()
  const { state, location: next } = useNavigation()
  const busy = state === 'loading'
  const slow = useSince(busy, TELL_AFTER)
  const away = useSince(busy && next?.pathname !== pathname, CHANGE_AFTER)
  useEffect(() => {
    const main = document.querySelector('#main')
    if (slow) main?.setAttribute('aria-busy', 'true')
    return () => main?.removeAttribute('aria-busy')
  }, [slow])
  return (
    <>
      <LiveRegion>{slow ? t('loading') : ''}</LiveRegion>
      {slow ? <div aria-hidden="true" className="page-progress" /> : null}
      {away && next ? <Outline path={next.pathname} /> : null}
    </>
  )
}

/** Whether a condition has been true for a time in milliseconds. */
function useSince(so: boolean, milliseconds: number): boolean {
  const [since, setSince] = useState(false)
  useEffect(() => {
    if (!so) return
    const timer = setTimeout(() => setSince(true), milliseconds)
    return () => {
      clearTimeout(timer)
      setSince(false)
    }
  }, [so, milliseconds])
  return so && since
}

function Outline({ path }: { path: string }) {
  const [main] = useState(() => document.querySelector('#main'))
  // The old page is only hidden: when the navigation fails it appears again with its state.
  useLayoutEffect(() => {
    const { scrollY } = window
    main?.setAttribute('data-outline', '')
    window.scrollTo(0, 0)
    return () => {
      main?.removeAttribute('data-outline')
      if (window.location.pathname !== path) window.scrollTo(0, scrollY)
    }
  }, [main, path])
  return main ? createPortal(<PageSkeleton path={path} />, main) : null
}
