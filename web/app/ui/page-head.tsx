import type { ReactNode } from 'react'
import { cx } from './cx.ts'

type Props = { title: ReactNode; /** Introduction of one or two sentences. */ children?: ReactNode; className?: string }

/** The title of a page, below its breadcrumbs. */
export function PageHead({ title, children, className }: Props) {
  return (
    <header className={cx('grid max-w-3xl gap-2 pt-2 lg:pt-3', className)}>
      <h1 className="type-h1 text-balance">{title}</h1>
      {children ? <p className="text-16 text-text-2 lg:text-18">{children}</p> : null}
    </header>
  )
}
