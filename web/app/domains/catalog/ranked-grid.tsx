import type { ReactNode } from 'react'
import './ranked.css'

/** Shows the place of each product of the lists within: the first one's is 1. */
export function RankedGrid({ children }: { children: ReactNode }) {
  return <div className="ranked">{children}</div>
}
