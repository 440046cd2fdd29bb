import { type ComponentProps, type FocusEvent, type FormEvent, type SubmitEvent, useEffect, useMemo, useRef } from 'react'
import { restoreDraft } from './draft.ts'

type Handlers = {
  submit: (form: FormData, action: string) => Promise<void>
  onBlur: (event: FocusEvent<HTMLFormElement>) => void
  onInput: (event: FormEvent<HTMLFormElement>) => void
}

/**
 * Makes the `Form` of `useForm`: an element that posts to its `action` by itself until it is hydrated. Its name stands in the hidden field
 * `form`: what is typed into a named form is stored, and filled in again when it appears. Handlers of the caller run first; one that
 * prevents the default keeps the form from being sent.
 */
export function useFormElement(name: string, handlers: Handlers) {
  const latest = useRef(handlers)
  useEffect(() => {
    latest.current = handlers
  })
  return useMemo(() => {
    return function Form({ children, onSubmit, onBlur, onInput, ...props }: ComponentProps<'form'>) {
      const field = useRef<HTMLInputElement>(null)
      useEffect(() => (field.current?.form ? restoreDraft(field.current.form, name) : undefined), [])
      const send = (event: SubmitEvent<HTMLFormElement>) => {
        onSubmit?.(event)
        if (event.defaultPrevented) return
        event.preventDefault()
        const { currentTarget, nativeEvent } = event
        void latest.current.submit(new FormData(currentTarget, nativeEvent.submitter), currentTarget.getAttribute('action') ?? '')
      }
      return (
        <form
          method="post"
          noValidate
          {...props}
          onSubmit={send}
          onBlur={(event) => (onBlur?.(event), latest.current.onBlur(event))}
          onInput={(event) => (onInput?.(event), latest.current.onInput(event))}
        >
          {children}
          {name ? <input ref={field} type="hidden" name="form" value={name} /> : null}
        </form>
      )
    }
  }, [name])
}
