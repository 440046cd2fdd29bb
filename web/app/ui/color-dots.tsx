import type { ReactNode } from 'react'
import { cx } from './cx.ts'

type Props = {
  label: string
  colors: readonly { color: string; color2?: string }[]
  more?: ReactNode
  className?: string
}

/** The colours of a product as dots of 13 px, at the foot of its card. */
export function ColorDots({ label, colors, more, className }: Props) {
  return (
    <p className={cx('color-dots', className)}>
      <span className="sr-only">{label}</span>
      {colors.map(({ color, color2 }, index) => (
        <i key={index} style={{ background: swatchFill(color, color2) }} />
      ))}
      {more}
    </p>
  )
}

/** Returns the CSS background of a colour dot: one colour, or two halves. */
export function swatchFill(color = 'transparent', color2?: string): string {
  return color2 ? `linear-gradient(135deg, ${color} 50%, ${color2} 50%)` : color
}
