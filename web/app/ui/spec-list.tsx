import type { ReactNode } from 'react'
import { cx } from './cx.ts'

type Props = { items: readonly { label: ReactNode; value: ReactNode }[]; className?: string }

/** Facts as label and value: material, fit, code. In large text on a phone each value is below its label. */
export function SpecList({ items, className }: Props) {
  return (
    <div className={cx('@container', className)}>
      <dl className="grid gap-y-1.5 text-15 wrap-anywhere @min-[13rem]:grid-cols-[auto_minmax(min(8rem,45%),1fr)] @min-[13rem]:gap-x-[min(1.5rem,4vw)]">
        {items.map((item, index) => (
          <div key={index} className="@min-[13rem]:contents">
            <dt className="text-text-3">{item.label}</dt>
            <dd className="text-text">{item.value}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
