import { useId, type ReactNode } from 'react'
import { cx } from './cx.ts'
import { FieldContext } from './field-control.ts'
import { FieldError } from './field-message.tsx'

type Props = {
  label: ReactNode
  hint?: ReactNode
  error?: ReactNode
  required?: boolean
  /** «اختياري» after the label. Most fields are required, so the optional ones carry the mark. */
  optionalLabel?: ReactNode
  /** The control's id; made up when left out. */
  id?: string
  children: ReactNode
  className?: string
}

/** Label, control, hint and error, tied together for screen readers. Holds exactly one control of this folder. */
export function Field({ label, hint, error, required = false, optionalLabel, id, children, className }: Props) {
  const made = useId()
  const control = id ?? made
  const described = [error ? `${control}-error` : '', hint ? `${control}-hint` : ''].filter(Boolean).join(' ')
  const wiring = {
    id: control,
    'aria-describedby': described || undefined,
    'aria-invalid': error ? (true as const) : undefined,
    'aria-required': required ? (true as const) : undefined,
  }
  return (
    <div className={cx('grid content-start gap-1.5', className)}>
      <label htmlFor={control} className="text-14 font-semibold">
        {label}
        {optionalLabel ? <span className="font-normal text-text-3"> ({optionalLabel})</span> : null}
        {required ? <RequiredMark /> : null}
      </label>
      <FieldContext value={wiring}>{children}</FieldContext>
      {error ? <FieldError id={`${control}-error`}>{error}</FieldError> : null}
      {hint ? (
        <p id={`${control}-hint`} className="text-13 text-text-3">
          {hint}
        </p>
      ) : null}
    </div>
  )
}

function RequiredMark() {
  return (
    <span aria-hidden="true" className="text-accent-text">
      {' *'}
    </span>
  )
}

/** Fields beside each other from 640; give one `className="sm:col-span-2"` to take the whole line. */
export function FieldRow({ children, className }: { children: ReactNode; className?: string }) {
  return <div className={cx('grid gap-x-4 gap-y-5 sm:grid-cols-2', className)}>{children}</div>
}
