import type { ReactNode } from 'react'
import { cx } from './cx.ts'

type Props = { items: readonly { label: ReactNode; value: ReactNode }[]; className?: string }

/** Facts as label and value: material, fit, code. */
export function SpecList({ items, className }: Props) {
  return (
    <dl
      className={cx(
        'grid grid-cols-[auto_minmax(min(8rem,45%),1fr)] gap-x-[min(1.5rem,4vw)] wrap-anywhere gap-y-1.5 text-15',
        className,
      )}
    >
      {items.map((item, index) => (
        <div key={index} className="contents">
          <dt className="text-text-3">{item.label}</dt>
          <dd className="text-text wrap-anywhere">{item.value}</dd>
        </div>
      ))}
    </dl>
  )
}
