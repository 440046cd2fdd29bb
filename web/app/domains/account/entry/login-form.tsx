import { Link } from 'react-router'
import * as fields from '#app/__generated__/field-rules.ts'
import { useTranslation } from '#app/lib/i18n/use-translation.ts'
import { Field } from '#app/ui/field.tsx'
import { TextInput } from '#app/ui/text-input.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import { AccountForm } from '#app/domains/account/account-form.tsx'
import { entryPath } from '#app/domains/account/account-paths.ts'
import { useAccountLoginMutation } from '#app/domains/account/__generated__/account-writes.ts'
import { PasswordField } from '#app/domains/account/password-field.tsx'
import { loginWrite } from './login-write.ts'

/** Logs in by e-mail or mobile, and password. `redirect`: the address to go on to. */
export function LoginForm({ redirect }: { redirect: string | null }) {
  const { t } = useTranslation('account')
  return (
    <AccountForm
      action={entryPath('/login', redirect)}
      write={loginWrite}
      mutation={useAccountLoginMutation()}
      names={['email', 'password']}
      submit={t('login.submit')}
    >
      {({ error, values }) => (
        <>
          <Field id="email" label={t('form.emailOrMobile')} required error={error('email')}>
            <TextInput
              ltr
              name="email"
              autoComplete="username"
              autoCapitalize="none"
              spellCheck={false}
              maxLength={fields.email.max}
              defaultValue={values.email}
            />
          </Field>
          <div className="grid">
            <PasswordField name="password" label={t('form.password')} known error={error('password')} />
            <TextLink asChild className="justify-self-start">
              <Link to={entryPath('/forgot-password', redirect)} viewTransition>
                {t('login.forgot')}
              </Link>
            </TextLink>
          </div>
        </>
      )}
    </AccountForm>
  )
}
