import LoaderCircle from 'lucide-react/icons/loader-circle'
import { cx } from './cx.ts'

/** A spinner. Announced with a label, decorative without. */
export function Spinner({ label, className }: { label?: string; className?: string }) {
  const ring = (
    <LoaderCircle
      aria-hidden="true"
      strokeWidth={1.75}
      className={cx('flex-none animate-spin', className ?? 'size-5')}
    />
  )
  if (!label) return ring
  return (
    <span role="status" className="inline-flex">
      {ring}
      <span className="sr-only">{label}</span>
    </span>
  )
}
