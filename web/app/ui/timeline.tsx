import type { ReactNode } from 'react'
import Check from 'lucide-react/icons/check'
import X from 'lucide-react/icons/x'
import { cx } from './cx.ts'

type State = 'done' | 'now' | 'next' | 'failed'

export type TimelineItem = {
  id: string
  title: ReactNode
  note?: ReactNode
  icon?: ReactNode
  state: State
  stateLabel: string
}

const nodes: Record<State, string> = {
  done: 'border border-transparent bg-ink text-on-ink',
  now: 'border-2 border-transparent bg-accent text-on-accent shadow-[0_0_0_5px_var(--accent-soft)]',
  next: 'border-[1.5px] border-line-ctl bg-bg text-text-3',
  failed: 'border border-transparent bg-danger text-bg',
}

/** The stations of an order: horizontal from 1024 px on, vertical on smaller screens. */
export function Timeline({
  label,
  items,
  className,
}: {
  label: string
  items: readonly TimelineItem[]
  className?: string
}) {
  return (
    <ol aria-label={label} className={cx('grid lg:auto-cols-fr lg:grid-flow-col', className)}>
      {items.map((item, index) => (
        <li
          key={item.id}
          aria-current={item.state === 'now' ? 'step' : undefined}
          className={cx(
            'relative flex gap-4 pb-6 last:pb-0 lg:flex-col lg:gap-3 lg:pe-4 lg:pb-0',
            item.state === 'next' && 'text-text-3',
          )}
        >
          {index < items.length - 1 ? <Line done={item.state === 'done'} /> : null}
          <span
            aria-hidden="true"
            className={cx(
              'relative z-1 grid size-10 flex-none place-items-center rounded-full [&_svg]:size-5',
              nodes[item.state],
            )}
          >
            <Mark item={item} />
          </span>
          <div className="min-w-0 pt-1.5 lg:pt-0">
            <p
              className={cx(
                'font-display leading-ui',
                item.state === 'now' ? 'text-16 font-bold' : 'text-15 font-semibold',
              )}
            >
              {item.title}
              <span className="sr-only"> {item.stateLabel}</span>
            </p>
            {item.note ? (
              <p className={cx('text-13', item.state === 'next' ? 'text-text-3' : 'text-text-2')}>{item.note}</p>
            ) : null}
          </div>
        </li>
      ))}
    </ol>
  )
}

function Mark({ item }: { item: TimelineItem }) {
  if (item.state === 'done') return <Check strokeWidth={2} />
  if (item.state === 'failed') return <X strokeWidth={2} />
  return item.icon ?? <span className="size-2.5 rounded-full bg-current" />
}

function Line({ done }: { done: boolean }) {
  return (
    <span
      aria-hidden="true"
      className={cx(
        'absolute start-[calc(1.25rem-1px)] top-10 bottom-0 w-0.5 lg:start-10 lg:end-0 lg:top-[calc(1.25rem-1px)]',
        'lg:bottom-auto lg:h-0.5 lg:w-auto',
        done ? 'bg-ink forced-colors:border-2' : 'bg-line-2 forced-colors:border',
      )}
    />
  )
}
