import type { ReactNode } from 'react'
import { cx } from './cx.ts'
import { ToneIcon, type Tone } from './tone.tsx'

const tones: Record<Tone, { box: string; icon: string }> = {
  info: { box: 'bg-info-soft', icon: 'text-info' },
  success: { box: 'bg-success-soft', icon: 'text-success' },
  warning: { box: 'bg-warning-soft', icon: 'text-warning' },
  danger: { box: 'bg-danger-soft', icon: 'text-danger' },
}

type Props = {
  tone?: Tone
  title?: ReactNode
  children?: ReactNode
  action?: ReactNode
  /** Announces the message, because it appeared after an action. */
  live?: boolean
  className?: string
}

/** A message in the page with an optional action. */
export function Alert({ tone = 'info', title, children, action, live = false, className }: Props) {
  const role = tone === 'danger' ? 'alert' : 'status'
  return (
    <div
      role={live ? role : undefined}
      className={cx('flex items-start gap-3 rounded-md p-4 text-14 forced-colors:border', tones[tone].box, className)}
    >
      <ToneIcon tone={tone} className={cx('size-5 flex-none', tones[tone].icon)} />
      <div className="grid min-w-0 flex-1 gap-1">
        {title ? <p className="font-display font-semibold">{title}</p> : null}
        {children ? <div className={title ? 'text-text-2' : undefined}>{children}</div> : null}
      </div>
      {action}
    </div>
  )
}
