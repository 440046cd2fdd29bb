import type { ReactNode } from 'react'

type Props = { children?: ReactNode; assertive?: boolean }

/** Speaks its text whenever it changes. Keep it mounted: a region that arrives together with its text stays silent. */
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
