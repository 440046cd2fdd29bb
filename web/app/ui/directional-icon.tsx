import ArrowRight from 'lucide-react/icons/arrow-right'
import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { cx } from './cx.ts'

/** `className` replaces the default size of 20 px. */
type Props = { className?: string }

// The icons are symmetric, so CSS can flip them by direction.
const flip = 'flex-none rtl:-scale-x-100'

/** An arrow in reading direction. */
export function ArrowForward({ className }: Props) {
  return <ArrowRight aria-hidden="true" strokeWidth={1.75} className={cx(flip, className ?? 'size-5')} />
}

/** A chevron in reading direction. */
export function ChevronForward({ className }: Props) {
  return <ChevronRight aria-hidden="true" strokeWidth={1.75} className={cx(flip, className ?? 'size-5')} />
}

/** A chevron against the reading direction. */
export function ChevronBack({ className }: Props) {
  return <ChevronLeft aria-hidden="true" strokeWidth={1.75} className={cx(flip, className ?? 'size-5')} />
}
