import type { ReactNode } from 'react'
import { cx } from '#app/ui/cx.ts'

type Props = { children: ReactNode; label: string; rest: ReactNode; className?: string }

/** The first values of a filter, and the others behind a line that opens without JavaScript too. */
export function MoreOptions({ children, label, rest, className }: Props) {
  return (
    <>
      <div className={className}>{children}</div>
      {rest ? (
        <details className="group/more flex flex-col">
          <summary
            className={cx(
              'inline-flex min-h-tap items-center text-14 font-semibold text-text underline decoration-text-3',
              'underline-offset-4 group-open/more:sr-only',
            )}
          >
            {label}
          </summary>
          <div className={className}>{rest}</div>
        </details>
      ) : null}
    </>
  )
}
