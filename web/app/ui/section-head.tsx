import type { ReactNode } from 'react'
import { cx } from './cx.ts'

type Props = { title: ReactNode; level?: 1 | 2 | 3; id?: string; note?: ReactNode; action?: ReactNode; className?: string }

const look = { 1: 'type-h1', 2: 'type-h2', 3: 'type-h3' } as const

/** A heading with an optional note and an action at the end of the line. */
export function SectionHead({ title, level = 2, id, note, action, className }: Props) {
  const Heading = `h${level}` as const
  return (
    <div className={cx('mb-[clamp(1rem,0.7rem+1vw,1.75rem)] flex items-center justify-between gap-4', className)}>
      <div className="flex min-w-0 flex-wrap items-baseline gap-x-3">
        <Heading id={id} className={look[level]}>
          {title}
        </Heading>
        {note ? <p className="text-14 text-text-3">{note}</p> : null}
      </div>
      {action ? <div className="flex flex-none items-center gap-2">{action}</div> : null}
    </div>
  )
}
