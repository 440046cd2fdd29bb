import { cx } from './cx.ts'

type Props = { label: string; value: number; max: number; className?: string }

/** A thin line that fills from the reading side's start. */
export function Progress({ label, value, max, className }: Props) {
  const share = max > 0 ? Math.min(100, Math.max(0, (value / max) * 100)) : 0
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuenow={Math.min(value, max)}
      className={cx('h-[3px] w-48 bg-surface-3 forced-colors:border', className)}
    >
      <div className="h-full bg-text forced-colors:bg-[Highlight]" style={{ inlineSize: `${share}%` }} />
    </div>
  )
}
