import type { ReactNode } from 'react'
import { cx } from './cx.ts'

const tones = { success: 'text-success', warning: 'text-warning', danger: 'text-danger', muted: 'text-text-3' } as const

type Props = {
  name: ReactNode
  note?: ReactNode
  status?: ReactNode
  tone?: keyof typeof tones
  action?: ReactNode
  className?: string
}

/** A branch in a list: name, place, and stock or opening status. */
export function BranchRow({ name, note, status, tone = 'muted', action, className }: Props) {
  return (
    <li className={cx('branch-row', className)}>
      <div>
        <p>{name}</p>
        {note ? <p className="type-meta">{note}</p> : null}
      </div>
      {status ? <p className={cx('flex-none text-14', tones[tone])}>{status}</p> : null}
      {action}
    </li>
  )
}
