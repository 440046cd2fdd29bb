import type { ReactNode } from 'react'
import CircleAlert from 'lucide-react/icons/circle-alert'

/** The error message below a control. */
export function FieldError({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <p id={id} className="flex items-start gap-1.5 text-13 text-danger">
      <CircleAlert aria-hidden="true" strokeWidth={1.75} className="mt-px size-4 flex-none" />
      <span>{children}</span>
    </p>
  )
}
