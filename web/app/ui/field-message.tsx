import type { ReactNode } from 'react'
import CircleAlert from 'lucide-react/icons/circle-alert'

/** The line below a control that says what to do about a mistake. */
export function FieldError({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <p id={id} className="flex items-start gap-1.5 text-13 text-danger">
      <CircleAlert aria-hidden="true" strokeWidth={1.75} className="mt-px size-4 flex-none" />
      <span>{children}</span>
    </p>
  )
}
