import type { ComponentProps, ReactNode } from 'react'
import { cx } from './cx.ts'
import { Slot, Slottable } from './slot.tsx'

type Props = ComponentProps<'a'> & { asChild?: boolean; underlined?: boolean; icon?: ReactNode; iconEnd?: ReactNode }

/** A standalone link, 44 px high. `underlined` for links within text; others are underlined on hover. */
export function TextLink({ asChild = false, underlined = false, icon, iconEnd, className, children, ...rest }: Props) {
  const Element = asChild ? Slot : 'a'
  return (
    <Element
      className={cx(
        'inline-flex min-h-tap items-center gap-1.5 text-14 font-semibold underline-offset-[0.35em] [&_svg]:size-4',
        '[&_svg]:flex-none',
        underlined
          ? 'underline decoration-text-3 decoration-1 hover:decoration-accent'
          : 'font-display decoration-accent decoration-2 hover:underline',
        className,
      )}
      {...rest}
    >
      {icon}
      <Slottable>{children}</Slottable>
      {iconEnd}
    </Element>
  )
}
