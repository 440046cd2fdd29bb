import type { ReactNode } from 'react'
import ChevronDown from 'lucide-react/icons/chevron-down'

type Props = { title: ReactNode; children: ReactNode }

/**
 * A group of links: a column, and on phones a row that opens. One details for both, so nothing moves and it works without
 * JavaScript: where there is room `.fold` in components.css shows its links and its heading, and takes its summary away.
 */
export function FooterColumn({ title, children }: Props) {
  return (
    <details className="fold group/fold">
      <summary className="min-h-13 items-center justify-between gap-3">
        <h2 className="type-h4">{title}</h2>
        <ChevronDown aria-hidden="true" strokeWidth={1.75} className="size-5 flex-none text-text-2 transition-transform group-open/fold:-rotate-180" />
      </summary>
      <h2 className="type-h4 mb-1.5">{title}</h2>
      <ul className="pb-3 sm:pb-0">{children}</ul>
    </details>
  )
}

/** One row; its child is the link. */
export function FooterLink({ children }: { children: ReactNode }) {
  return <li className="text-text-2 *:flex *:min-h-tap *:items-center *:hover:text-text lg:*:min-h-9">{children}</li>
}
