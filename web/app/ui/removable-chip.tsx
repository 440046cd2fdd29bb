import type { ComponentProps } from 'react'
import X from 'lucide-react/icons/x'
import { cx } from './cx.ts'
import { Slot, Slottable } from './slot.tsx'

type Props = ComponentProps<'button'> & { removeLabel: string; asChild?: boolean }

/** An applied filter; a press removes it. `removeLabel` precedes its text for screen readers («شيل الفلتر»). */
export function RemovableChip({ removeLabel, asChild = false, className, children, ...rest }: Props) {
  const Element = asChild ? Slot : 'button'
  return (
    <Element
      {...(asChild ? {} : { type: 'button' as const })}
      className={cx(
        'tap-area inline-flex min-h-10 items-center gap-1.5 rounded-full bg-surface-2 ps-3.5 pe-3 text-14',
        'whitespace-nowrap transition-colors hover:bg-surface-3',
        className,
      )}
      {...rest}
    >
      <span className="sr-only">{removeLabel} </span>
      <Slottable>{children}</Slottable>
      <X aria-hidden="true" className="size-4 flex-none" strokeWidth={1.75} />
    </Element>
  )
}
