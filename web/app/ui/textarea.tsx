import type { ComponentProps } from 'react'
import { controlLook } from './control-look.ts'
import { cx } from './cx.ts'
import { useFieldControl } from './field-control.ts'

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
