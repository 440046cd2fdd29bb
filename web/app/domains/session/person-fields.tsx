import type { ComponentProps } from 'react'
import { nationalMobile } from '#app/lib/phone/national-mobile.ts'
import { Field } from '#app/ui/field.tsx'
import { EmailInput, MobileInput, NameInput } from '#app/ui/person-inputs.tsx'

/** State of a form: the error of each field by its name, and the submitted values. */
export type FieldState = { error: (name: string) => string | undefined; values: Record<string, string> }
type Props = Omit<ComponentProps<typeof Field>, 'id' | 'error' | 'children'> & {
  form: FieldState
  /** The value before the first submission. */
  known: string | null | undefined
}

/** The full name. The ids of these fields are their names. */
export function NameField({ form: { error, values }, known, ...field }: Props) {
  return (
    <Field id="fullName" required error={error('fullName')} {...field}>
      <NameInput defaultValue={values.fullName ?? known ?? undefined} />
    </Field>
  )
}

/** A mobile; a second one has its own `name`. */
export function MobileField({
  form: { error, values },
  known,
  name = 'mobile',
  ...field
}: Props & { name?: 'mobile' | 'anotherMobile' }) {
  return (
    <Field id={name} required error={error(name)} {...field}>
      <MobileInput
        name={name}
        autoComplete={name === 'mobile' ? 'tel' : 'off'}
        defaultValue={values[name] ?? nationalMobile(known ?? '')}
      />
    </Field>
  )
}

/** The e-mail address. */
export function EmailField({ form: { error, values }, known, ...field }: Props) {
  return (
    <Field id="email" error={error('email')} {...field}>
      <EmailInput defaultValue={values.email ?? known ?? ''} />
    </Field>
  )
}
