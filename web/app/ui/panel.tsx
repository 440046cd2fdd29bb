import type { ElementType, HTMLAttributes } from 'react'
import { cx } from './cx.ts'

type Props = HTMLAttributes<HTMLElement> & { as?: 'div' | 'section' | 'aside' | 'article' | 'ul' | 'ol' }

/** A raised surface. Elevation is a lighter background, never a shadow. */
export function Panel({ as = 'div', className, ...rest }: Props) {
  const Element: ElementType = as
  return (
    <Element
      className={cx('rounded-md bg-surface-1 forced-colors:border p-[clamp(1rem,0.8rem+0.9vw,1.75rem)]', className)}
      {...rest}
    />
  )
}
