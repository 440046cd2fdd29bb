import type { ReactNode } from 'react'
import { cx } from '#app/ui/cx.ts'
import { ToneIcon, type Tone } from '#app/ui/tone.tsx'
import { phaseOf, type Phase, type Status } from './order-phase.ts'

const tones: Partial<Record<Phase, Tone>> = {
  delivered: 'success',
  late: 'warning',
  cancelAsked: 'warning',
  failed: 'danger',
  canceled: 'danger',
  returning: 'info',
  returned: 'info',
  split: 'info',
  closed: 'info',
}
const looks: Record<Tone, string> = {
  info: 'bg-info-soft [&_svg]:text-info',
  success: 'bg-success-soft [&_svg]:text-success',
  warning: 'bg-warning-soft [&_svg]:text-warning',
  danger: 'bg-danger-soft [&_svg]:text-danger',
}

/** The exact status. Exceptional statuses have a colour and an icon. */
export function StatusBadge({ status, children }: { status: Status; children: ReactNode }) {
  const tone = tones[phaseOf(status)]
  const look = tone ? looks[tone] : 'bg-surface-2'
  return (
    <span
      className={cx(
        'inline-flex min-h-7 items-center gap-1.5 rounded-full px-3 font-display text-13 font-semibold forced-colors:border',
        look,
      )}
    >
      {tone ? <ToneIcon tone={tone} className="size-4 flex-none" /> : null}
      <span>{children}</span>
    </span>
  )
}
