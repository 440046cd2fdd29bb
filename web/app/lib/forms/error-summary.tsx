import { useEffect, useRef } from 'react'
import { Alert } from '#app/ui/alert.tsx'

type Props = {
  /** «من فضلك صحّح الأخطاء دي». */
  title: string
  /** In form order; `id` is the id of the control. */
  faults: readonly { id: string; message: string }[]
  /**
   * Changes with each response: the summary then takes the focus, so that screen readers announce it and phones scroll
   * to it.
   */
  answer: unknown
}

/** Lists the errors of a form above it, with links to the fields. Renders nothing without errors. */
export function ErrorSummary({ title, faults, answer }: Props) {
  const box = useRef<HTMLDivElement>(null)
  const last = useRef<unknown>(undefined)
  useEffect(() => {
    if (!answer || answer === last.current) return
    last.current = answer
    box.current?.focus()
  }, [answer])
  if (faults.length === 0) return null
  return (
    <div ref={box} tabIndex={-1} role="alert" className="rounded-md">
      <Alert tone="danger" title={title}>
        <ul className="grid gap-1">
          {faults.map(({ id, message }) => (
            <li key={id}>
              <a href={`#${id}`} className="underline underline-offset-4" onClick={(event) => goTo(event, id)}>
                {message}
              </a>
            </li>
          ))}
        </ul>
      </Alert>
    </div>
  )
}

// Keeps the URL: a #fragment would add a history entry.
function goTo(event: { preventDefault: () => void }, id: string): void {
  const control = document.getElementById(id)
  if (!control) return
  event.preventDefault()
  control.focus()
}

/** Returns the errors of a form's fields in form order, each with the id of its control. */
export function formFaults(
  names: readonly string[],
  error: (name: string) => string | undefined,
): { id: string; message: string }[] {
  return names.flatMap((id) => {
    const message = error(id)
    return message ? [{ id, message }] : []
  })
}
