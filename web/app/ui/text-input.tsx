import type { ComponentProps, ReactNode } from 'react'
import { cx } from './cx.ts'
import { useFieldControl } from './field.tsx'

type Props = ComponentProps<'input'> & {
  icon?: ReactNode
  suffix?: ReactNode
  /** For phones, codes, e-mails: typed left to right, aligned to the start in reading direction. */
  ltr?: boolean
}

/** A single-line text input. Takes id and messages from its Field. */
export function TextInput({
  icon,
  suffix,
  ltr = false,
  type = 'text',
  autoComplete = 'off',
  className,
  ...rest
}: Props) {
  const wiring = useFieldControl()
  return (
    <span className={cx('relative block', className)}>
      {icon ? <Adornment side="start">{icon}</Adornment> : null}
      <input
        {...wiring}
        type={type}
        autoComplete={autoComplete}
        {...rest}
        {...(ltr ? { dir: 'ltr' } : {})}
        className={cx(
          'control',
          ltr ? 'px-4 [[dir=rtl]_&]:text-end' : 'px-4',
          icon ? (ltr ? 'rtl:pe-11 ltr:ps-11' : 'ps-11') : '',
          suffix ? 'pe-14' : '',
        )}
      />
      {suffix ? <Adornment side="end">{suffix}</Adornment> : null}
    </span>
  )
}

function Adornment({ side, children }: { side: 'start' | 'end'; children: ReactNode }) {
  return (
    <span
      className={cx(
        'pointer-events-none absolute inset-y-0 z-1 flex items-center text-14 text-text-3 [&_svg]:size-5',
        side === 'start' ? 'start-3.5' : 'end-4',
      )}
    >
      {children}
    </span>
  )
}

/** A multi-line text input; grows with its text in supporting browsers. */
export function Textarea({ className, rows = 3, autoComplete = 'off', ...rest }: ComponentProps<'textarea'>) {
  const wiring = useFieldControl()
  return (
    <textarea
      {...wiring}
      rows={rows}
      autoComplete={autoComplete}
      {...rest}
      className={cx('control', 'field-sizing-content max-h-80 min-h-22 px-4 py-3', className)}
    />
  )
}
