import type { ReactNode } from 'react'
import { cx } from './cx.ts'

/** The small orange disc with a number. Its meaning belongs into the label of what it sits on. */
export function CountBadge({ children, className }: { children: ReactNode; className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={cx(
        'tnum inline-block h-4.5 min-w-4.5 rounded-full bg-accent px-1 text-center font-display',
        'text-[0.6875rem]/[1.125rem] font-bold text-on-accent ring-2 ring-bg',
        className,
      )}
    >
      {children}
    </span>
  )
}
