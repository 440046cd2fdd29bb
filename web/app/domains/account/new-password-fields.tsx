import { useTranslation } from '#app/lib/i18n/use-translation.ts'
import { PasswordField } from './password-field.tsx'

type Props = { label?: string; error: (name: string) => string | undefined }

/** A new password and its confirmation. */
export function NewPasswordFields({ label, error }: Props) {
  const { t } = useTranslation('account')
  return (
    <>
      <PasswordField
        name="password"
        label={label ?? t('form.newPassword')}
        hint={t('form.passwordHint')}
        error={error('password')}
      />
      <PasswordField
        name="passwordConfirmation"
        label={t('form.passwordConfirmation')}
        error={error('passwordConfirmation')}
      />
    </>
  )
}
