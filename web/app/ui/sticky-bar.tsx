import type { ReactNode } from 'react'
import { cx } from './cx.ts'

/** The bar that stays at the foot of a phone: price and the one action, 64 high. Gone from 1024. */
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
