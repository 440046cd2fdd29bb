import type { ReactNode } from 'react'

type Props = { title: ReactNode; children: ReactNode }

/** A column of links. */
export function FooterColumn({ title, children }: Props) {
  return (
    <div>
      <h2 className="type-h4 mb-1.5">{title}</h2>
      <ul>{children}</ul>
    </div>
  )
}

/** One row; its child is the link. */
export function FooterLink({ children }: { children: ReactNode }) {
  return <li className="text-text-2 *:flex *:min-h-tap *:items-center *:hover:text-text lg:*:min-h-9">{children}</li>
}
