import { type ReactNode, useId } from 'react'
import { cx } from './cx.ts'
import { FieldError } from './field.tsx'

type Props = {
  legend: ReactNode
  hideLegend?: boolean
  /** Element beside the legend, e.g. a link to the size chart. */
  aside?: ReactNode
  error?: ReactNode
  role?: 'radiogroup' | 'group'
  children: ReactNode
  className?: string
}

/** A fieldset with its legend and choices. */
export function ChoiceGroup({ legend, hideLegend = false, aside, error, role, children, className }: Props) {
  const id = useId()
  return (
    <fieldset role={role} className="min-w-0" aria-describedby={error ? id : undefined}>
      {/* Floated: a legend in its usual place cannot share its line with the aside. */}
      <legend
        className={hideLegend ? 'sr-only' : cx('float-start content-center text-15', aside ? 'min-h-tap' : 'min-h-8')}
      >
        {legend}
      </legend>
      {aside ? <div className="flex min-h-tap items-center justify-end">{aside}</div> : null}
      <div className={cx('clear-both', !hideLegend && !aside && 'pt-1.5', className)}>{children}</div>
      {error ? (
        <div className="pt-2">
          <FieldError id={id}>{error}</FieldError>
        </div>
      ) : null}
    </fieldset>
  )
}
