import type { ComponentProps } from 'react'
import { cx } from './cx.ts'
import { Slot } from './slot.tsx'

const variants = {
  ghost: 'icon-button-ghost',
  outline: 'icon-button-ghost border border-line-ctl',
  round: 'rounded-full border border-line-2 hover:border-text',
} as const

const sizes = { md: undefined, lg: 'size-14' } as const

type Props = ComponentProps<'button'> & {
  label: string
  variant?: keyof typeof variants
  size?: keyof typeof sizes
  asChild?: boolean
}

/** An icon-only button; `label` is its name. The pressed state (`aria-pressed`) fills the icon. */
export function IconButton({
  label,
  variant = 'ghost',
  size = 'md',
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
      className={cx('icon-button', variants[variant], sizes[size], className)}
      {...rest}
    >
      {children}
    </Element>
  )
}

/**
 * The small orange disc with a number. The label of its parent explains it. CSS draws the number: as text, the label
 * would have to contain the digits (WCAG 2.5.3), where Arabic says «قطعتين».
 */
export function CountBadge({ children, className, ...rest }: ComponentProps<'span'> & { children: string | number }) {
  return (
    <span
      {...rest}
      aria-hidden="true"
      data-count={children}
      className={cx(
        'before:content-[attr(data-count)]',
        'tnum inline-block h-4.5 min-w-4.5 rounded-full bg-accent px-1 text-center font-display',
        'text-[0.6875rem]/[1.125rem] font-bold text-on-accent ring-2 ring-bg',
        className,
      )}
    />
  )
}
