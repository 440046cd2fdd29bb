import type { ElementType, HTMLAttributes } from 'react'
import { cx } from './cx.ts'

type Props = HTMLAttributes<HTMLElement> & { as?: 'div' | 'section' | 'main' | 'nav' | 'header' | 'footer' }

/** The container of all pages: 1440 px wide including gutters, so that logo, titles and footer align. */
export function Container({ as = 'div', className, ...rest }: Props) {
  const Element: ElementType = as
  return <Element className={cx('mx-auto w-full max-w-page px-gutter', className)} {...rest} />
}
