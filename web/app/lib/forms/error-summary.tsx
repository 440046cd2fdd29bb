import { useEffect, useRef } from 'react'
import { Alert } from '#app/ui/alert.tsx'

type Props = {
  /** «من فضلك صحّح الأخطاء دي». */
  title: string
  /** In the order of the form; `id` is that of the control. */
  faults: readonly { id: string; message: string }[]
  /** Changes with each answer: the summary then takes the focus, so that screen readers hear it and phones show it. */
  answer: unknown
}

/** What is wrong with a form, above it, with a way to each field. Nothing when nothing is. */
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

// The address stays as it is: a #fragment in it would be one step more on the way back.
function goTo(event: { preventDefault: () => void }, id: string): void {
  const control = document.getElementById(id)
  if (!control) return
  event.preventDefault()
  control.focus()
}
