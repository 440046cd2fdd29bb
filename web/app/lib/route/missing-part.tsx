import { useLayoutEffect, useRef } from 'react'
import { Link, useLocation } from 'react-router'
import { useTranslation } from '#app/lib/i18n/use-translation.ts'
import { cx } from '#app/ui/cx.ts'

/**
 * Replaces a part of the page that failed to load. Its link reloads the page data in place, or as a document without
 * JavaScript. When the part arrives, the focus moves from the link to its container.
 */
export function MissingPart({ className }: { className?: string }) {
  const { t } = useTranslation('common')
  const { pathname, search } = useLocation()
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
  return (
    <div ref={box} role="status" className={cx('flex flex-wrap items-center gap-x-3 text-14 text-text-2', className)}>
      <span>{t('missingPart')}</span>
      <Link
        to={pathname + search}
        replace
        preventScrollReset
        className="inline-flex min-h-tap items-center underline underline-offset-4"
      >
        {t('retry')}
      </Link>
    </div>
  )
}
