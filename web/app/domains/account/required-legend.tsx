import type { ReactNode } from 'react'

/** The question of a group, dressed as the label of a field that must be filled in. */
export function RequiredLegend({ children }: { children: ReactNode }) {
  return (
    <span className="text-14 font-semibold">
      {children}
      <span aria-hidden="true" className="text-accent-text">
        {' *'}
      </span>
    </span>
  )
}
