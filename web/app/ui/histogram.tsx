import { cx } from './cx.ts'

type Props = { bars: readonly number[]; from: number; to: number; className?: string }

/** Number of products per step of a range, 36 px high. `from` and `to`: indexes of the chosen range. Decorative. */
export function Histogram({ bars, from, to, className }: Props) {
  const tallest = Math.max(1, ...bars)
  return (
    <div aria-hidden="true" className={cx('flex h-9 items-end gap-0.5', className)}>
      {bars.map((bar, index) => (
        <span
          key={index}
          className={cx('flex-1', index >= from && index <= to ? 'bg-text-3' : 'bg-surface-3')}
          style={{ blockSize: `${bar > 0 ? Math.max(6, (bar / tallest) * 100) : 0}%` }}
        />
      ))}
    </div>
  )
}
