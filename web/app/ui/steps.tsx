import type { ReactNode } from 'react'
import Check from 'lucide-react/icons/check'
import { cx } from './cx.ts'

export type Step = { id: string; label: ReactNode; state: 'done' | 'now' | 'next'; stateLabel: string }

const discs = {
  done: 'border border-transparent bg-ink text-on-ink',
  now: 'border-2 border-transparent bg-accent text-on-accent',
  next: 'border-[1.5px] border-line-ctl',
} as const

const texts = { done: 'text-text-2', now: 'text-text', next: 'text-text-3' } as const

/** The steps of the checkout. Phones show only the current label; the others are for screen readers. */
export function Steps({ label, steps, className }: { label: string; steps: readonly Step[]; className?: string }) {
  return (
    <nav aria-label={label} className={className}>
      <ol className="flex flex-wrap items-center gap-2 font-display text-14 font-semibold">
        {steps.map((step, index) => (
          <li
            key={step.id}
            aria-current={step.state === 'now' ? 'step' : undefined}
            className={cx('flex items-center gap-2', texts[step.state])}
          >
            {index > 0 ? (
              <span aria-hidden="true" className="me-1 h-px w-[clamp(0.75rem,3vw,2.5rem)] bg-line-2" />
            ) : null}
            <span
              aria-hidden="true"
              className={cx(
                'grid size-7 flex-none place-items-center rounded-full text-13 leading-none font-bold',
                discs[step.state],
              )}
            >
              {step.state === 'done' ? <Check className="size-3.5" strokeWidth={3} /> : index + 1}
            </span>
            <span className={step.state === 'now' ? undefined : 'not-sm:sr-only'}>{step.label}</span>
            <span className="sr-only"> {step.stateLabel}</span>
          </li>
        ))}
      </ol>
    </nav>
  )
}
