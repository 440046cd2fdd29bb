import type { ReactNode } from 'react'
import { cx } from './cx.ts'

type Props = { text: ReactNode; shown: number; total: number; children?: ReactNode; className?: string }

/** The end of a list: progress as text and line, and the link to more, which works without JavaScript. */
export function ShowMore({ text, shown, total, children, className }: Props) {
  const share = total > 0 ? Math.min(100, (shown / total) * 100) : 0
  return (
    <div className={cx('grid grid-cols-[minmax(0,1fr)] justify-items-center gap-3', className)}>
      <p className="text-13 text-text-3">{text}</p>
      <div aria-hidden="true" className="h-[3px] w-48 max-w-full bg-surface-3">
        <div className="h-full bg-text" style={{ inlineSize: `${share}%` }} />
      </div>
      {children}
    </div>
  )
}
