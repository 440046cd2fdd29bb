import type { ComponentProps, ReactNode } from 'react'
import { cx } from './cx.ts'
import { Slot, Slottable } from './slot.tsx'
import { Spinner } from './spinner.tsx'

const variants = {
  primary: 'button-primary',
  secondary: 'border-transparent bg-ink text-on-ink hover:opacity-88',
  outline: 'button-outline',
  ghost: 'border-transparent hover:bg-surface-2 active:bg-surface-3',
  link: 'border-transparent underline decoration-text-3 underline-offset-[0.35em] hover:decoration-accent hover:decoration-2',
  night: 'border-transparent bg-night text-on-night hover:opacity-88',
} as const

const sizes = {
  sm: { height: 'min-h-tap text-14', padding: 'px-4' },
  md: { height: 'min-h-12 text-15', padding: 'px-6' },
  lg: { height: 'min-h-14 text-16 leading-ui', padding: 'px-8' },
} as const

type Props = ComponentProps<'button'> & {
  variant?: keyof typeof variants
  size?: keyof typeof sizes
  icon?: ReactNode
  iconEnd?: ReactNode
  /** Replaces the icon by a spinner, keeps width and focus, and ignores clicks. */
  loading?: boolean
  block?: boolean
  /** Applies the style to the child (a link) instead of rendering a button. */
  asChild?: boolean
}

/** A button, or a link that looks like one. One primary button per view. */
export function Button({
  variant = 'primary',
  size = 'md',
  icon,
  iconEnd,
  loading = false,
  block = false,
  asChild = false,
  type = 'button',
  className,
  children,
  onClick,
  ...rest
}: Props) {
  const Element = asChild ? Slot : 'button'
  return (
    <Element
      {...(asChild ? {} : { type: loading ? 'button' : type })}
      className={cx(
        'button',
        variants[variant],
        sizes[size].height,
        variant !== 'link' && sizes[size].padding,
        block && 'w-full',
        className,
      )}
      aria-busy={loading || undefined}
      aria-disabled={loading || undefined}
      onClick={loading ? undefined : onClick}
      {...rest}
    >
      {loading ? <Spinner /> : icon}
      <Slottable>{children}</Slottable>
      {iconEnd}
    </Element>
  )
}
