import type { ComponentProps } from 'react'
import { CountBadge } from './count-badge.tsx'
import { cx } from './cx.ts'
import { Slot, Slottable } from './slot.tsx'

const variants = {
  ghost: 'rounded-sm hover:bg-surface-2 active:bg-surface-3',
  outline: 'rounded-sm border border-line-ctl hover:bg-surface-2 active:bg-surface-3',
  round: 'rounded-full border border-line-2 hover:border-text',
} as const

const sizes = { md: 'size-tap', lg: 'size-14' } as const

type Props = ComponentProps<'button'> & {
  label: string
  variant?: keyof typeof variants
  size?: keyof typeof sizes
  badge?: string | number
  asChild?: boolean
}

/** An icon-only button; `label` is its name. The pressed state (`aria-pressed`) fills the icon. */
export function IconButton({
  label,
  variant = 'ghost',
  size = 'md',
  badge,
  asChild = false,
  className,
  children,
  ...rest
}: Props) {
  const Element = asChild ? Slot : 'button'
  return (
    <Element
      {...(asChild ? {} : { type: 'button' as const })}
      aria-label={label}
      className={cx(
        'relative inline-grid flex-none place-items-center transition-colors disabled:opacity-35',
        'aria-pressed:[&_svg]:fill-accent aria-pressed:[&_svg]:stroke-accent',
        variants[variant],
        sizes[size],
        className,
      )}
      {...rest}
    >
      <Slottable>{children}</Slottable>
      {badge ? <CountBadge className="absolute end-0.5 top-0.5">{badge}</CountBadge> : null}
    </Element>
  )
}
