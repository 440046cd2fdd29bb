import type { ComponentProps, ReactNode } from 'react'
import { cx } from './cx.ts'
import { useFieldControl } from './field.tsx'

/** Classes of inputs, selects and textareas: 48 px high, a 2 px border in focus, red when invalid. */
export const controlLook = [
  'min-h-12 w-full rounded-sm border border-line-ctl bg-bg text-16 leading-ui text-text transition-colors',
  'hover:border-text-2 focus:border-text focus:shadow-[inset_0_0_0_1px_var(--text)] focus:outline-none',
  'aria-invalid:border-danger aria-invalid:shadow-[inset_0_0_0_1px_var(--danger)]',
  'disabled:opacity-50 [&:is(input,textarea):read-only]:bg-surface-1 forced-colors:focus:outline-2',
].join(' ')

type Props = ComponentProps<'input'> & {
  icon?: ReactNode
  suffix?: ReactNode
  /** For phones, codes, e-mails: typed left to right, aligned to the start in reading direction. */
  ltr?: boolean
}

/** A single-line text input. Takes id and messages from its Field. */
export function TextInput({ icon, suffix, ltr = false, type = 'text', className, ...rest }: Props) {
  const wiring = useFieldControl()
  return (
    <span className={cx('relative block', className)}>
      {icon ? <Adornment side="start">{icon}</Adornment> : null}
      <input
        {...wiring}
        type={type}
        {...rest}
        {...(ltr ? { dir: 'ltr' } : {})}
        className={cx(
          controlLook,
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
export function Textarea({ className, rows = 3, ...rest }: ComponentProps<'textarea'>) {
  const wiring = useFieldControl()
  return (
    <textarea
      {...wiring}
      rows={rows}
      {...rest}
      className={cx(controlLook, 'field-sizing-content max-h-80 min-h-22 px-4 py-3', className)}
    />
  )
}
