import type { ReactNode } from 'react'
import { cx } from './cx.ts'

/** The bar at the bottom of phones: price and action, 64 px high. Hidden from 1024 px on. */
export function StickyBar({ children, className }: { children: ReactNode; className?: string }) {
  return (
    <div
      className={cx(
        'sticky-dock sticky bottom-0 z-20 flex min-h-16 items-center gap-4 border-t border-line-2 bg-bg px-gutter pt-2',
        'pb-[calc(0.5rem+env(safe-area-inset-bottom))] lg:hidden',
        className,
      )}
    >
      {children}
    </div>
  )
}
