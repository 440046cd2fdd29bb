import { type ComponentProps, useEffect, useRef } from 'react'
import type { FetcherWithComponents } from 'react-router'
import { restoreDraft } from './draft.ts'

type Form = FetcherWithComponents<unknown>['Form']

/** `Form` with its name in the hidden field `form`: what is typed into it is stored, and filled in again when it appears. */
export function namedForm(Form: Form, name: string) {
  return function NamedForm({ children, ...props }: ComponentProps<Form>) {
    const field = useRef<HTMLInputElement>(null)
    useEffect(() => (field.current?.form ? restoreDraft(field.current.form, name) : undefined), [])
    return (
      <Form {...props}>
        {children}
        <input ref={field} type="hidden" name="form" value={name} />
      </Form>
    )
  }
}
