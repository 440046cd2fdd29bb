import * as fields from '#app/__generated__/field-rules.ts'
import { useTranslation } from '#app/lib/i18n/use-translation.ts'
import { Field } from '#app/ui/field.tsx'
import { TextInput } from '#app/ui/text-input.tsx'
import { AccountForm } from '#app/domains/account/account-form.tsx'
import { entryPath } from '#app/domains/account/account-paths.ts'
import { useAccountCodeSendMutation } from '#app/domains/account/__generated__/account-writes.ts'
import { forgotWrite } from '#app/domains/account/password-writes.ts'

/** Requests a code for a new password. */
export function ForgotForm({ redirect }: { redirect: string | null }) {
  const { t } = useTranslation('account')
  return (
    <AccountForm
      action={entryPath('/forgot-password', redirect)}
      write={forgotWrite}
      mutation={useAccountCodeSendMutation()}
      names={['emailOrMobile']}
      submit={t('forgot.submit')}
    >
      {({ error, values }) => (
        <Field id="emailOrMobile" label={t('form.emailOrMobile')} required error={error('emailOrMobile')}>
          <TextInput
            ltr
            name="emailOrMobile"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={fields.email.max}
            defaultValue={values.emailOrMobile}
          />
        </Field>
      )}
    </AccountForm>
  )
}
