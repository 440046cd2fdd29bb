import type { ReactNode } from 'react'

type Props = { children?: ReactNode; assertive?: boolean }

/** Announces its text whenever it changes. Must stay mounted: a region inserted with its text is not announced. */
export function LiveRegion({ children, assertive = false }: Props) {
  return (
    <div
      className="sr-only"
      role={assertive ? 'alert' : 'status'}
      aria-live={assertive ? 'assertive' : 'polite'}
      aria-atomic="true"
    >
      {children}
    </div>
  )
}
