import type { ComponentProps, ReactNode } from 'react'
import { ClubDisc } from './club-disc.tsx'
import { cx } from './cx.ts'
import { Slot, Slottable } from './slot.tsx'

type Props = ComponentProps<'a'> & { pattern: string; colors: readonly string[]; asChild?: boolean }

const ring = 'group-hover/club:shadow-[0_0_0_2px_var(--bg),0_0_0_4px_var(--accent)]'

/** A club in the strip: disc above name. */
export function ClubLink({ pattern, colors, asChild = false, className, children, ...rest }: Props) {
  const Element = asChild ? Slot : 'a'
  return (
    <Element
      className={cx(
        'group/club flex w-19 flex-none snap-start flex-col items-center gap-2 text-center text-14 lg:w-auto lg:flex-1',
        className,
      )}
      {...rest}
    >
      <ClubDisc pattern={pattern} colors={colors} className={cx('transition-shadow', ring)} />
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
