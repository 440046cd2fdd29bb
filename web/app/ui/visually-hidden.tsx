import type { HTMLAttributes } from 'react'

type Props = HTMLAttributes<HTMLElement> & { as?: 'span' | 'h2' | 'p' }

/** Text for screen readers only. */
export function VisuallyHidden({ as: Element = 'span', ...rest }: Props) {
  return <Element {...rest} className="sr-only" />
}
