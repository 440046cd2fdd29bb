import type { ComponentProps, ReactNode } from 'react'
import Check from 'lucide-react/icons/check'
import { cx } from './cx.ts'
import { useFieldControl } from './field.tsx'

type OptionProps = Omit<ComponentProps<'input'>, 'type'> & { label: ReactNode; count?: ReactNode; note?: ReactNode }

type Props = OptionProps & { type: 'checkbox' | 'radio' }

/** The common row of Checkbox and Radio: 44 px high, a box of 20 px, the number of results at the end. */
function OptionRow({ type, label, count, note, className, ...rest }: Props) {
  const wiring = useFieldControl()
  const round = type === 'radio'
  return (
    <label
      className={cx(
        'group/option relative flex min-h-tap items-center gap-3 py-1.5 text-15 has-checked:font-semibold',
        'has-disabled:opacity-45',
        className,
      )}
    >
      <input {...wiring} type={type} {...rest} className="peer sr-only" />
      <span
        aria-hidden="true"
        className={cx(
          'grid size-5 flex-none place-items-center border-[1.5px] border-line-ctl transition-colors',
          'group-hover/option:border-text',
          'peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-focus',
          'peer-aria-invalid:border-danger',
          'forced-colors:peer-checked:border-[Highlight] *:opacity-0 peer-checked:*:opacity-100',
          round
            ? 'rounded-full peer-checked:border-6 peer-checked:border-ink'
            : 'rounded-xs peer-checked:border-ink peer-checked:bg-ink peer-checked:text-on-ink',
        )}
      >
        {round ? null : <Check className="size-3.5" strokeWidth={3} />}
      </span>
      <span className="min-w-0 flex-1">
        {label}
        {note ? <span className="block text-13 font-normal text-text-2">{note}</span> : null}
      </span>
      {count === undefined ? null : <span className="text-13 font-normal text-text-3">{count}</span>}
    </label>
  )
}

/** A checkbox with its label. */
export function Checkbox(props: OptionProps) {
  return <OptionRow type="checkbox" {...props} />
}

/** A radio with its label. */
export function Radio(props: OptionProps) {
  return <OptionRow type="radio" {...props} />
}
