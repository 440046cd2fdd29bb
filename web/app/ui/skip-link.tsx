import type { ReactNode } from 'react'
import { cx } from './cx.ts'

/** The first link of the document, visible only with focus. */
export function SkipLink({ href = '#main', children }: { href?: string; children: ReactNode }) {
  return (
    <a
      href={href}
      className={cx(
        'sr-only focus:not-sr-only focus:fixed focus:start-4 focus:top-4 focus:z-60 focus:flex focus:min-h-tap',
        'focus:items-center focus:rounded-sm focus:bg-ink focus:px-5 focus:font-display focus:text-15',
        'focus:font-semibold focus:text-on-ink',
      )}
    >
      {children}
    </a>
  )
}
