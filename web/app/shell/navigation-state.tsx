import { useEffect, useLayoutEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { useLocation, useNavigation } from 'react-router'
import { useTranslation } from '#app/lib/i18n/use-translation.ts'
import { LiveRegion } from '#app/ui/live-region.tsx'
import { PageSkeleton } from './page-skeleton.tsx'

/** Faster than that nobody wants to be told. In milliseconds. */
const TELL_AFTER = 150
/** From then on the old page would look as if nothing happened. */
const CHANGE_AFTER = 700

/** While another page is on its way: a thin line, said aloud, and when it takes long the new page's outline in the old one's place. */
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

/** Whether something has been so for some milliseconds. */
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
  // The old page stays as it is, unseen: when the new one does not come it is there again, where it was.
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
