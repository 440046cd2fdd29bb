import { useTranslation } from 'react-i18next'
import { AccountForm } from '#app/domains/account/account-form.tsx'
import { changePasswordRules } from '#app/domains/account/account.rules.ts'
import { NewPasswordFields } from '#app/domains/account/new-password-fields.tsx'
import { PasswordField } from '#app/domains/account/password-field.tsx'
import { BackToProfile } from './update-profile-form.tsx'

const names = ['oldPassword', 'password', 'passwordConfirmation']

/** The password until now, and another one twice. */
export function ChangePasswordForm() {
  const { t } = useTranslation('account')
  return (
    <AccountForm
      action="/profile/changePassword"
      rules={changePasswordRules}
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
