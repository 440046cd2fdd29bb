import type { ComponentProps, ReactNode } from 'react'
import X from 'lucide-react/icons/x'
import { cx } from './cx.ts'
import { Slot, Slottable } from './slot.tsx'

type Props = ComponentProps<'button'> & { selected?: boolean; asChild?: boolean }

/**
 * A chip, 40 px high with a target of 44 px. A link child has `aria-current`; for a button `selected` is the pressed
 * state.
 */
export function Chip({ selected, asChild = false, className, ...rest }: Props) {
  const Element = asChild ? Slot : 'button'
  return (
    <Element
      {...(asChild ? {} : { type: 'button' as const, 'aria-pressed': selected })}
      data-selected={selected || undefined}
      className={cx('chip', className)}
      {...rest}
    />
  )
}

/** A row of chips that scrolls on phones and wraps from 1024 px on. */
export function ChipRow({ label, children, className }: { label: string; children: ReactNode; className?: string }) {
  return (
    <div role="group" aria-label={label} className={cx('chip-row', className)}>
      {children}
    </div>
  )
}

type RemovableChipProps = ComponentProps<'button'> & { removeLabel: string; asChild?: boolean }

/** An applied filter; a press removes it. `removeLabel` precedes its text for screen readers («شيل الفلتر»). */
export function RemovableChip({ removeLabel, asChild = false, className, children, ...rest }: RemovableChipProps) {
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
