import ArrowRight from 'lucide-react/icons/arrow-right'
import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { cx } from './cx.ts'

/** `className` replaces the size of 20 px. */
type Props = { className?: string }

// These glyphs are symmetric, so a flipped one is the other one: no script has to know the direction.
const flip = 'flex-none rtl:-scale-x-100'

/** An arrow that points to where reading goes. */
export function ArrowForward({ className }: Props) {
  return <ArrowRight aria-hidden="true" strokeWidth={1.75} className={cx(flip, className ?? 'size-5')} />
}

/** A chevron that points to where reading goes. */
export function ChevronForward({ className }: Props) {
  return <ChevronRight aria-hidden="true" strokeWidth={1.75} className={cx(flip, className ?? 'size-5')} />
}

/** A chevron that points to where reading comes from. */
export function ChevronBack({ className }: Props) {
  return <ChevronLeft aria-hidden="true" strokeWidth={1.75} className={cx(flip, className ?? 'size-5')} />
}
