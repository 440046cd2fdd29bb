import type { ComponentProps, ReactNode } from 'react'
import { cx } from './cx.ts'
import { Slot } from './slot.tsx'

/** The bar of sizes over a card's picture, 48 px high. */
export function QuickSizes({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div role="group" aria-label={label} className="flex gap-1 rounded-sm bg-bg p-1 shadow-2">
      {children}
    </div>
  )
}

type Props = ComponentProps<'button'> & { soldOut?: boolean; asChild?: boolean }

/** A size in the bar, which adds it to the cart. A sold-out one is struck through and disabled. */
export function QuickSize({ soldOut = false, asChild = false, className, onClick, ...rest }: Props) {
  const Element = asChild ? Slot : 'button'
  return (
    <Element
      {...(asChild ? {} : { type: 'button' as const })}
      dir="auto"
      aria-disabled={soldOut || undefined}
      onClick={soldOut ? undefined : onClick}
      className={cx(
        'grid h-10 min-w-0 flex-1 place-items-center rounded-xs font-display text-13 leading-none font-semibold',
        soldOut ? 'text-text-3 line-through' : 'hover:bg-ink hover:text-on-ink',
        className,
      )}
      {...rest}
    />
  )
}
