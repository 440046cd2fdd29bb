import type { ReactNode } from 'react'

/** The first link of the document, visible only with focus. */
export function SkipLink({ href = '#main', children }: { href?: string; children: ReactNode }) {
  return (
    <a href={href} className="skip-link">
      {children}
    </a>
  )
}
