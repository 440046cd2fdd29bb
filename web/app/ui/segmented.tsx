import type { ComponentProps, ReactNode } from 'react'
import { cx } from './cx.ts'
import { Slot, Slottable } from './slot.tsx'

/** Two or three choices side by side. */
export function Segmented({ label, children, className }: { label: string; children: ReactNode; className?: string }) {
  return (
    <div role="group" aria-label={label} className={cx('inline-flex rounded-sm bg-surface-2 p-0.5', className)}>
      {children}
    </div>
  )
}

type ItemProps = ComponentProps<'button'> & { current?: boolean; asChild?: boolean; icon?: ReactNode }

/** A choice of a Segmented: a button with a pressed state, or with `asChild` a link with `aria-current`. */
export function SegmentedItem({ current = false, asChild = false, icon, className, children, ...rest }: ItemProps) {
  const Element = asChild ? Slot : 'button'
  return (
    <Element
      {...(asChild
        ? { 'aria-current': current ? ('true' as const) : undefined }
        : { type: 'button' as const, 'aria-pressed': current })}
      className={cx(
        'inline-flex min-h-10 items-center gap-1.5 rounded-xs px-3.5 text-14 text-text-2 coarse:min-h-tap [&_svg]:size-4',
        current ? 'bg-bg font-semibold text-text shadow-1' : 'hover:text-text',
        className,
      )}
      {...rest}
    >
      {icon}
      <Slottable>{children}</Slottable>
    </Element>
  )
}
