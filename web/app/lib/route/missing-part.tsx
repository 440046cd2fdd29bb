import { useLayoutEffect, useRef } from 'react'
import { Link, useLocation } from 'react-router'
import { refetchFailedParts } from '#app/lib/apollo/load-query.ts'
import { useTranslation } from '#app/lib/i18n/use-translation.ts'
import { cx } from '#app/ui/cx.ts'
import { useHydrated } from '#app/ui/use-hydrated.ts'

/**
 * Replaces a part of the page that failed to load. Its button fetches the query of the part again; without JavaScript
 * it is a link to the page. When the part arrives, the focus moves from the button to its container.
 */
export function MissingPart({ className }: { className?: string }) {
  const { t } = useTranslation('common')
  const { pathname, search } = useLocation()
  const isHydrated = useHydrated()
  const box = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const { current } = box
    const holder = current?.parentElement
    return () => {
      if (!holder || !current?.contains(document.activeElement)) return
      holder.tabIndex = -1
      holder.focus({ preventScroll: true })
    }
  }, [])
  const look = 'inline-flex min-h-tap items-center underline underline-offset-4'
  return (
    <div ref={box} role="status" className={cx('flex flex-wrap items-center gap-x-3 text-14 text-text-2', className)}>
      <span>{t('missingPart')}</span>
      {isHydrated ? (
        <button type="button" onClick={() => void refetchFailedParts()} className={look}>
          {t('retry')}
        </button>
      ) : (
        <Link to={pathname + search} className={look}>
          {t('retry')}
        </Link>
      )}
    </div>
  )
}
