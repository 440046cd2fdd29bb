import type { ReactNode } from 'react'
import { cx } from './cx.ts'

type Props = { title: ReactNode; /** Introduction of one or two sentences. */ children?: ReactNode; className?: string }

/** The title of a page, below its breadcrumbs. */
export function PageHead({ title, children, className }: Props) {
  return (
    <header className={cx('grid max-w-3xl gap-2 pt-2 lg:pt-3', className)}>
      <h1 className="type-h1 text-balance wrap-anywhere">{title}</h1>
      {children ? <p className="text-16 text-text-2 lg:text-18">{children}</p> : null}
    </header>
  )
}

type SectionHeadProps = {
  title: ReactNode
  level?: 1 | 2 | 3
  id?: string
  note?: ReactNode
  action?: ReactNode
  className?: string
}

const look = { 1: 'type-h1', 2: 'type-h2', 3: 'type-h3' } as const

/** A heading with an optional note and an action at the end of the line. */
export function SectionHead({ title, level = 2, id, note, action, className }: SectionHeadProps) {
  const Heading = `h${level}` as const
  return (
    <div className={cx('section-head', className)}>
      <div className="flex min-w-0 grow basis-24 flex-wrap items-baseline gap-x-3">
        <Heading id={id} className={cx(look[level], 'wrap-anywhere')}>
          {title}
        </Heading>
        {note ? <p className="text-14 text-text-3">{note}</p> : null}
      </div>
      {action ? <div className="flex max-w-full flex-none items-center gap-2">{action}</div> : null}
    </div>
  )
}

/** Small line above a title with the orange disc. */
export function Eyebrow({ children, className }: { children: ReactNode; className?: string }) {
  return (
    <p className={cx('flex items-center gap-2.5 font-display text-14 font-semibold text-text-2', className)}>
      <span aria-hidden="true" className="size-2.5 flex-none rounded-full bg-accent forced-color-adjust-none" />
      <span>{children}</span>
    </p>
  )
}
