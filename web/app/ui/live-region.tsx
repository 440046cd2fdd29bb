import type { ReactNode } from 'react'

type Props = { children?: ReactNode }

/** Announces its text whenever it changes. Must stay mounted: a region inserted with its text is not announced. */
export function LiveRegion({ children }: Props) {
  return (
    <div className="sr-only" role="status" aria-live="polite" aria-atomic="true">
      {children}
    </div>
  )
}
