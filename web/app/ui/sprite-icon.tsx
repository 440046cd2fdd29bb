import type { ComponentProps } from 'react'
import sprite from './__generated__/icons.svg?url'
import { cx } from './cx.ts'

/** Width of lines that `.icon` in controls.css has by itself, and that of lucide. */
const [LINE, LUCIDE_LINE] = [1.75, 2]

/**
 * Returns the component of an icon of the sprite, with the props of lucide's own: 24 px wide unless classes say
 * otherwise.
 */
export function spriteIcon(name: string) {
  return function SpriteIcon({ className, strokeWidth = LUCIDE_LINE, ...rest }: ComponentProps<'svg'>) {
    return (
      <svg
        aria-hidden="true"
        className={cx('icon', className)}
        strokeWidth={strokeWidth === LINE ? undefined : strokeWidth}
        {...rest}
      >
        <use href={`${sprite}#${name}`} />
      </svg>
    )
  }
}
