import type { ReactNode } from 'react'
import { cx } from './cx.ts'
import { ChevronForward } from './directional-icon.tsx'

type Props = { label: string; items: readonly ReactNode[]; className?: string }

/** The path from the home page; the last item is the page itself. */
export function Breadcrumbs({ label, items, className }: Props) {
  return (
    <nav aria-label={label} className={className}>
      <ol className="flex min-h-tap flex-wrap items-center gap-x-1.5 text-13 text-text-3">
        {items.map((item, index) => {
          const last = index === items.length - 1
          return (
            <li
              key={index}
              aria-current={last ? 'page' : undefined}
              // The page title repeats the last item, so it is truncated instead of wrapped.
              className={cx('flex items-center gap-1.5', last && 'min-w-0 flex-[1_1_6rem]')}
            >
              {index > 0 ? <ChevronForward className="size-3.5 flex-none" /> : null}
              <span
                className={
                  last ? 'truncate text-text' : 'inline-flex min-h-6 items-center [&_a]:py-2 [&_a:hover]:text-text'
                }
              >
                {item}
              </span>
            </li>
          )
        })}
      </ol>
    </nav>
  )
}
