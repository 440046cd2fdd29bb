import { useTranslation } from '#app/lib/i18n/use-translation.ts'
import { Field } from '#app/ui/field.tsx'
import { PasswordInput } from '#app/ui/password-input.tsx'

type Props = {
  /** Name and id of the field. */
  name: 'password' | 'passwordConfirmation' | 'oldPassword'
  label: string
  /** Whether the browser offers the saved password instead of a new one. */
  known?: boolean
  hint?: string
  error?: string
}

/** A password field with a button that shows the password. */
export function PasswordField({ name, label, known = false, hint, error }: Props) {
  const { t } = useTranslation('account')
  return (
    <Field id={name} label={label} required error={error} hint={hint}>
      <PasswordInput
        name={name}
        showLabel={t('form.showPassword')}
        autoComplete={known ? 'current-password' : 'new-password'}
        maxLength={200}
      />
    </Field>
  )
}
