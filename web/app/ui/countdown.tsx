import { cx } from './cx.ts'

type Props = { label: string; parts: readonly { value: string; label: string }[]; className?: string }

/**
 * Remaining time as numbers above units, in reading direction. `label` is its text alternative; updates are not
 * announced.
 */
export function Countdown({ label, parts, className }: Props) {
  return (
    <div role="timer" aria-label={label} className={cx('flex flex-wrap gap-x-5 gap-y-2', className)}>
      {parts.map((part) => (
        <div key={part.label} aria-hidden="true" className="min-w-11">
          <p className="tnum font-display text-38 leading-[1.1] font-bold">{part.value}</p>
          <p className="text-13">{part.label}</p>
        </div>
      ))}
    </div>
  )
}
