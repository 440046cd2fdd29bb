import type { ComponentProps, ReactNode } from 'react'
import { cx } from './cx.ts'
import { useFieldControl } from './field.tsx'

type OptionProps = Omit<ComponentProps<'input'>, 'type'> & {
  label: ReactNode
  /** Number of results. */
  count?: ReactNode
  note?: ReactNode
  icon?: ReactNode
}

type Props = OptionProps & { type: 'checkbox' | 'radio' }

/**
 * The common row of Checkbox and Radio (`.option` in controls.css). `hidden` hides the row; its input stays in the
 * form.
 */
function OptionRow({ type, label, count, note, icon, hidden, className, ...rest }: Props) {
  const wiring = useFieldControl()
  return (
    <label hidden={hidden} className={cx('option', className)}>
      <input {...wiring} type={type} {...rest} />
      {icon}
      <span>
        {label}
        {note ? <small>{note}</small> : null}
      </span>
      {count === undefined ? null : <bdi>{count}</bdi>}
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
