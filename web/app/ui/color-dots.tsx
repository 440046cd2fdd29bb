import type { ReactNode } from 'react'
import { cx } from './cx.ts'

type Props = { label: string; colors: readonly { color: string; color2?: string }[]; more?: ReactNode; className?: string }

/** The colours of a product as dots of 13 px, at the foot of its card. */
export function ColorDots({ label, colors, more, className }: Props) {
  return (
    <p className={cx('flex min-h-5 items-center gap-1.5 pt-0.5 text-13 text-text-3', className)}>
      <span className="sr-only">{label}</span>
      {colors.map(({ color, color2 }, index) => (
        <span
          key={index}
          aria-hidden="true"
          className="size-[0.8rem] flex-none rounded-full shadow-[inset_0_0_0_1px_oklch(0.6_0_0/0.55)] forced-color-adjust-none"
          style={{ background: swatchFill(color, color2) }}
        />
      ))}
      {more}
    </p>
  )
}

/** Returns the CSS background of a colour dot: one colour, or two halves. */
export function swatchFill(color = 'transparent', color2?: string): string {
  return color2 ? `linear-gradient(135deg, ${color} 50%, ${color2} 50%)` : color
}
