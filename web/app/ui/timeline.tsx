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

/** The stations of an order: side by side where they have room at the size of the text, else one below another. */
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
    <div className={cx('@container', className)}>
      <ol aria-label={label} className="grid @min-[48rem]:auto-cols-fr @min-[48rem]:grid-flow-col">
        {items.map((item, index) => (
          <li
            key={item.id}
            aria-current={item.state === 'now' ? 'step' : undefined}
            className={cx(
              'relative flex gap-4 pb-6 last:pb-0 @min-[48rem]:flex-col @min-[48rem]:gap-3 @min-[48rem]:pe-4 @min-[48rem]:pb-0',
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
            <div className="min-w-0 pt-1.5 @min-[48rem]:pt-0">
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
    </div>
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
        'absolute start-[calc(1.25rem-1px)] top-10 bottom-0 w-0.5 @min-[48rem]:start-10 @min-[48rem]:end-0 @min-[48rem]:top-[calc(1.25rem-1px)]',
        '@min-[48rem]:bottom-auto @min-[48rem]:h-0.5 @min-[48rem]:w-auto',
        done ? 'bg-ink forced-colors:border-2' : 'bg-line-2 forced-colors:border',
      )}
    />
  )
}
