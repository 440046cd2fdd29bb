import type { ComponentProps, ReactNode } from 'react'
import { cx } from './cx.ts'
import { Slot, Slottable } from './slot.tsx'

const sizes = { sm: 'size-5', md: 'size-10', lg: 'size-17 lg:size-22', fill: 'size-full' } as const

/** Patterns; an unknown one is drawn as one colour. */
type Props = { pattern: string; colors: readonly string[]; size?: keyof typeof sizes; className?: string }

/** A disc in the pattern and colours of a club, without a crest. Decorative: the name stands beside it. */
export function ClubDisc({ pattern, colors, size = 'lg', className }: Props) {
  const [first = 'var(--surface-3)', second = first, third = second] = colors
  return (
    <svg aria-hidden="true" viewBox="0 0 60 60" className={cx('club-disc', sizes[size], className)}>
      <rect width="60" height="60" fill={first} />
      <path d={shapes[pattern] ?? ''} fill={second} />
      {colors.length > 2 ? <path d={thirds[pattern] ?? ''} fill={third} /> : null}
    </svg>
  )
}

const shapes: Record<string, string> = {
  SOLID: '',
  LINE: 'M0 40h60v6H0z',
  BAND: 'M0 21h60v18H0z',
  TWO_BANDS: 'M0 18h60v8H0zM0 34h60v8H0z',
  THIRDS: 'M0 20h60v20H0z',
  STRIPES: 'M8 0h9v60H8zM26 0h8v60h-8zM43 0h9v60h-9z',
  HOOPS: 'M0 8h60v9H0zM0 26h60v8H0zM0 43h60v9H0z',
  HALVES: 'M30 0h30v60H30z',
  QUARTERS: 'M30 0h30v30H30zM0 30h30v30H0z',
  SASH: 'M0 44 44 0h16v10L10 60H0z',
  CHECKS: checks(),
}

const thirds: Record<string, string> = {
  SOLID: '',
  LINE: 'M0 46h60v4H0z',
  BAND: 'M0 39h60v21H0z',
  TWO_BANDS: 'M0 26h60v8H0z',
  THIRDS: 'M0 40h60v20H0z',
  STRIPES: 'M26 0h8v60h-8z',
  HOOPS: 'M0 26h60v8H0z',
  HALVES: 'M27 0h6v60h-6z',
  QUARTERS: 'M25 25h10v10H25z',
  SASH: 'M0 54 54 0h6v4L4 60H0z',
  CHECKS: '',
}

/** Every second square of a 5 × 5 board. */
function checks(): string {
  const squares = Array.from({ length: 25 }, (_, index) => index).filter((index) => index % 2 === 1)
  return squares.map((index) => `M${(index % 5) * 12} ${Math.floor(index / 5) * 12}h12v12h-12z`).join('')
}

type ClubLinkProps = ComponentProps<'a'> & { pattern: string; colors: readonly string[]; asChild?: boolean }

/** A club in the strip: disc above name. */
export function ClubLink({ pattern, colors, asChild = false, className, children, ...rest }: ClubLinkProps) {
  const Element = asChild ? Slot : 'a'
  return (
    <Element className={cx('club-link', className)} {...rest}>
      <ClubDisc pattern={pattern} colors={colors} />
      <Slottable>{children}</Slottable>
    </Element>
  )
}

/** The row of clubs: scrolls on phones, fills the line from 1024 px on. */
export function ClubStrip({ label, children }: { label: string; children: ReactNode }) {
  return (
    <nav aria-label={label} className="bleed no-scrollbar flex snap-x gap-2 overflow-x-auto py-1.5 lg:justify-between">
      {children}
    </nav>
  )
}
