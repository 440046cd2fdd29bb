import type { ReactNode } from 'react'
import { cx } from './cx.ts'

/** A row of chips that scrolls on phones and wraps from 1024 px on. */
export function ChipRow({ label, children, className }: { label: string; children: ReactNode; className?: string }) {
  return (
    <div
      role="group"
      aria-label={label}
      className={cx('bleed no-scrollbar flex gap-2 overflow-x-auto py-1 *:flex-none lg:mx-0 lg:flex-wrap lg:px-0', className)}
    >
      {children}
    </div>
  )
}
