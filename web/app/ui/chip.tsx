import type { ComponentProps } from 'react'
import { cx } from './cx.ts'
import { Slot } from './slot.tsx'

type Props = ComponentProps<'button'> & { selected?: boolean; asChild?: boolean }

/**
* A chip, 40 px high with a target of 44 px. A link child has `aria-current`; for a button `selected` is the pressed state.
 */
export function Chip({ selected, asChild = false, className, ...rest }: Props) {
  const Element = asChild ? Slot : 'button'
  return (
    <Element
      {...(asChild ? {} : { type: 'button' as const, 'aria-pressed': selected })}
      data-selected={selected || undefined}
      className={cx(
        'tap-area inline-flex min-h-10 items-center gap-1.5 rounded-full border border-line-2 px-3.5 text-14',
        'whitespace-nowrap transition-colors hover:border-text-2',
        'forced-colors:data-selected:outline-2 forced-colors:aria-[current]:outline-2',
        'data-selected:border-ink data-selected:bg-ink data-selected:font-semibold data-selected:text-on-ink',
        'aria-[current]:border-ink aria-[current]:bg-ink aria-[current]:font-semibold aria-[current]:text-on-ink',
        className,
      )}
      {...rest}
    />
  )
}
