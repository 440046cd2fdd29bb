import type { ReactNode } from 'react'
import { cx } from './cx.ts'

type Bar = {
  id: string
  name: ReactNode
  value: ReactNode
  /** Text alternative. */
  label: string
  /** Share of the whole, 0 to 1. */
  share: number
}

/** Bars with the shares of a whole, a line for each part. */
export function ShareBars({ label, bars, className }: { label: string; bars: readonly Bar[]; className?: string }) {
  return (
    <ul aria-label={label} className={cx('grid gap-2', className)}>
      {bars.map(({ id, name, value, label: words, share }) => (
        <li key={id} className="share-bar">
          <span className="sr-only">{words}</span>
          <span aria-hidden="true">{name}</span>
          <i aria-hidden="true">
            <i style={{ inlineSize: `${share * 100}%` }} />
          </i>
          <span aria-hidden="true">{value}</span>
        </li>
      ))}
    </ul>
  )
}
