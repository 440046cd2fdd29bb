import type { ComponentProps, ReactNode } from 'react'
import { cx } from './cx.ts'
import { Slot, Slottable } from './slot.tsx'

type Props = ComponentProps<'a'> & { asChild?: boolean; underlined?: boolean; icon?: ReactNode; iconEnd?: ReactNode }

/** A standalone link, 44 px high. `underlined` for links within text; others are underlined on hover. */
export function TextLink({ asChild = false, underlined = false, icon, iconEnd, className, children, ...rest }: Props) {
  const Element = asChild ? Slot : 'a'
  return (
    <Element className={cx(underlined ? 'text-link text-link-underlined' : 'text-link', className)} {...rest}>
      {icon}
      <Slottable>{children}</Slottable>
      {iconEnd}
    </Element>
  )
}
