import type { ReactNode } from 'react'
import { cx } from '#app/ui/cx.ts'

/** A phone's bar that stays in sight: filters and order, side by side. Without JavaScript both stand above the list instead. */
export function ListBar({ children }: { children: ReactNode }) {
  return (
    <div
      className={cx(
        'sticky top-0 z-10 -mx-gutter grid auto-cols-fr grid-flow-col divide-x divide-line border-y border-line bg-bg',
        'lg:hidden noscript:hidden',
      )}
    >
      {children}
    </div>
  )
}
