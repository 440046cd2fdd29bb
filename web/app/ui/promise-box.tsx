import type { ReactNode } from 'react'
import { cx } from './cx.ts'

/** The shop's promises below the buy button: delivery, branches, exchange. */
export function PromiseBox({ children, className }: { children: ReactNode; className?: string }) {
  return <ul className={cx('divide-y divide-line rounded-md border border-line-2', className)}>{children}</ul>
}

type RowProps = { icon: ReactNode; title: ReactNode; children?: ReactNode }

/** A promise: icon, bold line, details. */
export function PromiseRow({ icon, title, children }: RowProps) {
  return (
    <li className="flex items-start gap-3 px-4 py-3 [&_svg]:size-5 [&_svg]:flex-none">
      <span className="pt-0.5">{icon}</span>
      <div className="type-small min-w-0 flex-1">
        <p className="font-semibold">{title}</p>
        <div className="text-text-2">{children}</div>
      </div>
    </li>
  )
}
