import type { ReactNode } from 'react'
import { cx } from './cx.ts'

type Props = {
  title: ReactNode
  reasons: readonly { id: string; icon: ReactNode; text: ReactNode }[]
  className?: string
}

/** The advantages beside a short form on wide screens, with the disc as decoration. Hidden on phones. */
export function ReasonsPanel({ title, reasons, className }: Props) {
  return (
    <aside
      className={cx(
        'relative isolate hidden min-h-144 content-start gap-8 self-start overflow-hidden rounded-lg bg-surface-1 p-12 pb-60',
        'forced-colors:border lg:sticky lg:top-6 lg:grid',
        className,
      )}
    >
      <h2 className="type-h2 text-balance">{title}</h2>
      <ul className="grid gap-5">
        {reasons.map(({ id, icon, text }) => (
          <li key={id} className="grid grid-cols-[1.5rem_minmax(0,1fr)] gap-4">
            <span aria-hidden="true" className="pt-0.5 [&_svg]:size-6 [&_svg]:stroke-[1.75]">
              {icon}
            </span>
            <span className="text-text-2">{text}</span>
          </li>
        ))}
      </ul>
      <span
        aria-hidden="true"
        className="absolute -end-44 -bottom-72 -z-1 size-152 rounded-full border-2 border-chalk"
      />
      <span
        aria-hidden="true"
        className="absolute -end-28 -bottom-56 -z-1 size-120 rounded-full border-2 border-chalk"
      />
      <span
        aria-hidden="true"
        className="absolute -end-12 -bottom-40 -z-1 size-88 rounded-full bg-accent forced-colors:hidden"
      />
    </aside>
  )
}
