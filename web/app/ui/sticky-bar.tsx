import type { ReactNode } from 'react'
import { cx } from './cx.ts'

/** The bar at the bottom of phones: price and action, 64 px high. Hidden from 1024 px on. */
export function StickyBar({ children, className }: { children: ReactNode; className?: string }) {
  return <div className={cx('sticky-dock', className)}>{children}</div>
}
