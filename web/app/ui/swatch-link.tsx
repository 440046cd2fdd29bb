import type { ComponentProps } from 'react'
import { cx } from './cx.ts'
import { Picture } from './picture.tsx'
import { Slot, Slottable } from './slot.tsx'

type Props = ComponentProps<'a'> & {
  /** Base URL of the picture in this colour. */
  picture: string
  soldOut?: boolean
  asChild?: boolean
}

/** A colour of the buy box as a link with a picture of 64×80 px. `aria-current` marks the current one. */
export function SwatchLink({ picture, soldOut = false, asChild = false, className, children, ...rest }: Props) {
  const Element = asChild ? Slot : 'a'
  return (
    <Element
      className={cx(
        'block aspect-4/5 w-16 overflow-hidden rounded-sm bg-plinth ring-offset-2 ring-offset-bg',
        'hover:ring-1 hover:ring-text-2 aria-[current]:ring-2 aria-[current]:ring-text forced-colors:aria-[current]:outline-2',
        className,
      )}
      {...rest}
    >
      <Picture base={picture} alt="" light sizes="64px" className={cx('p-[6%]', soldOut && 'opacity-45')} />
      <Slottable>{children}</Slottable>
    </Element>
  )
}
