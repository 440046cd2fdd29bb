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
        <li key={id} className="grid grid-cols-[5.5rem_minmax(0,1fr)_2.75rem] items-center gap-3 text-14 text-text-2">
          <span className="sr-only">{words}</span>
          <span aria-hidden="true">{name}</span>
          <span aria-hidden="true" className="h-2 overflow-hidden rounded-full bg-surface-3 forced-colors:border">
            <span className="block h-full rounded-full bg-text forced-colors:bg-[CanvasText]" style={{ inlineSize: `${share * 100}%` }} />
          </span>
          <span aria-hidden="true" className="tnum text-end">
            {value}
          </span>
        </li>
      ))}
    </ul>
  )
}
