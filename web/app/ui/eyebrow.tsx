import type { ReactNode } from 'react'
import { cx } from './cx.ts'

/** Small line above a title with the orange disc. */
export function Eyebrow({ children, className }: { children: ReactNode; className?: string }) {
  return (
    <p className={cx('flex items-center gap-2.5 font-display text-14 font-semibold text-text-2', className)}>
      <span aria-hidden="true" className="size-2.5 flex-none rounded-full bg-accent forced-color-adjust-none" />
      <span>{children}</span>
    </p>
  )
}
