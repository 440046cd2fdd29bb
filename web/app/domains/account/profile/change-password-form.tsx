import { useTranslation } from '#app/lib/i18n/use-translation.ts'
import { AccountForm } from '#app/domains/account/account-form.tsx'
import { useAccountPasswordChangeMutation } from '#app/domains/account/__generated__/account-writes.ts'
import { NewPasswordFields } from '#app/domains/account/new-password-fields.tsx'
import { PasswordField } from '#app/domains/account/password-field.tsx'
import { BackToProfile } from './update-profile-form.tsx'
import { changePasswordWrite } from '#app/domains/account/password-writes.ts'

const names = ['oldPassword', 'password', 'passwordConfirmation']

/** Changes the password: the old one, and the new one twice. */
export function ChangePasswordForm() {
  const { t } = useTranslation('account')
  return (
    <AccountForm
      action="/profile/changePassword"
      write={changePasswordWrite}
      mutation={useAccountPasswordChangeMutation()}
      names={names}
      submit={t('password.submit')}
      foot={<BackToProfile />}
    >
      {({ error }) => (
        <>
          <PasswordField name="oldPassword" label={t('form.oldPassword')} known error={error('oldPassword')} />
          <NewPasswordFields error={error} />
        </>
      )}
    </AccountForm>
  )
}
