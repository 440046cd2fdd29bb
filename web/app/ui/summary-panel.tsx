import type { ReactNode } from 'react'
import ChevronDown from 'lucide-react/icons/chevron-down'
import { cx } from './cx.ts'
import { Panel } from './panel.tsx'

type Props = {
  title: ReactNode
  /** SummaryRows. */
  children: ReactNode
  totalLabel: ReactNode
  total: ReactNode
  note?: ReactNode
  action?: ReactNode
  /** Elements above the rows: order lines, coupon. */
  before?: ReactNode
  /** Collapses on phones to a row of 68 px with the total; expands without JavaScript too. */
  collapsible?: boolean
  className?: string
}

/** The order summary, 400 px wide and sticky beside the page from 1024 px on. */
export function SummaryPanel(props: Props) {
  const body = (
    <>
      {props.before}
      <dl className="grid gap-2 text-15">{props.children}</dl>
      <div
        className={cx(
          'flex flex-wrap items-baseline justify-between gap-x-4 border-t border-line-2 pt-4 font-display text-18 leading-head',
          'font-bold',
        )}
      >
        <span>{props.totalLabel}</span>
        <span>{props.total}</span>
      </div>
      {props.note ? <p className="type-meta -mt-2">{props.note}</p> : null}
      {props.action}
    </>
  )
  const place = cx('lg:sticky lg:top-6', props.className)
  if (!props.collapsible) {
    return (
      <Panel as="aside" className={cx('grid grid-cols-[minmax(0,1fr)] gap-4', place)}>
        <h2 className="type-h3">{props.title}</h2>
        {body}
      </Panel>
    )
  }
  return (
    <aside className={place}>
      <details className="group/summary rounded-md bg-surface-1 lg:hidden">
        <summary className="flex min-h-17 flex-wrap items-center gap-x-3 px-4">
          <ChevronDown
            aria-hidden="true"
            strokeWidth={1.75}
            className="size-5 flex-none group-open/summary:-rotate-180"
          />
          <span className="flex-1 font-display text-15 font-semibold">{props.title}</span>
          <span className="font-display text-18 font-bold group-open/summary:invisible">{props.total}</span>
        </summary>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4 px-4 pb-4">{body}</div>
      </details>
      <Panel className="hidden gap-4 lg:grid">
        <h2 className="type-h3">{props.title}</h2>
        {body}
      </Panel>
    </aside>
  )
}

type RowProps = { label: ReactNode; value: ReactNode; tone?: 'default' | 'saving' }

/** A line of the summary. */
export function SummaryRow({ label, value, tone = 'default' }: RowProps) {
  return (
    <div className="flex flex-wrap justify-between gap-x-4">
      <dt className="grow basis-24 text-text-2">{label}</dt>
      <dd className={cx('text-end', tone === 'saving' && 'text-accent-text')}>{value}</dd>
    </div>
  )
}
