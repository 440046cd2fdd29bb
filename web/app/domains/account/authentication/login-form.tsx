import { Link } from 'react-router'
import * as v from 'valibot'
import * as fields from '#app/__generated__/field-rules.ts'
import { useTranslation } from '#app/lib/i18n/use-translation.ts'
import { Field } from '#app/ui/field.tsx'
import { TextInput } from '#app/ui/text-input.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import { AccountForm } from '#app/domains/account/account-form.tsx'
import { entryPath, verifyPath } from '#app/domains/account/account-paths.ts'
import {
  AccountCodeSendDocument,
  AccountLoginDocument,
  useAccountLoginMutation,
} from '#app/domains/account/__generated__/account-writes.ts'
import { PasswordField } from '#app/domains/account/password-field.tsx'
import { field, untrimmedField } from '#app/lib/forms/field.ts'
import { accepted, defineWrite, refused } from '#app/lib/forms/write.ts'
import { afterLogin } from '#app/domains/session/guards.ts'
import { addPendingItem } from '#app/domains/wishlist/pending-item.ts'
import { loginRules } from '#app/domains/account/account.rules.ts'
import { egyptianMobile } from '#app/domains/account/field.rules.ts'
import { pauseCookie } from '#app/domains/account/code-pause.ts'

/**
 * Logs in, adds a pending wishlist item and goes on to `redirect` in a new document. A customer whose mobile is not
 * verified gets a code and goes to the verification page.
 */
export const loginWrite = defineWrite({
  mutation: AccountLoginDocument,
  rules: loginRules,
  variables: ({ form }) => ({ input: { email: field(form, 'email'), password: untrimmedField(form, 'password') } }),
  async done(_, sent, tools) {
    await addPendingItem(sent, tools)
    return accepted({ next: afterLogin(sent), reload: true })
  },
  async refused({ accountLogin: { userErrors } }, { form, url }, { mutate, setCookie }) {
    if (!userErrors.some(({ code }) => code === 'ACCOUNT_UNVERIFIED')) return refused(userErrors, form)
    const mobile = field(form, 'email')
    const redirect = url.searchParams.get('redirect')
    // Only the verification page can ask for the mobile of a login by e-mail.
    if (!v.is(egyptianMobile, mobile)) return accepted({ next: verifyPath({ redirect }) })
    const { accountCodeSend } = await mutate(AccountCodeSendDocument, { input: { mobile, purpose: 'REGISTER' } })
    // A refusal is ignored: the code sent shortly before is still valid.
    if (accountCodeSend.userErrors.length === 0) setCookie(pauseCookie(accountCodeSend.resendAfter))
    return accepted({ next: verifyPath({ mobile, redirect }) })
  },
})

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
            <div className="flex flex-wrap justify-between gap-x-6">
              <TextLink asChild>
                <Link to={entryPath('/forgot-password', redirect)} viewTransition>
                  {t('login.forgot')}
                </Link>
              </TextLink>
              <TextLink asChild>
                <Link to={verifyPath({ redirect })} viewTransition>
                  {t('login.byCode')}
                </Link>
              </TextLink>
            </div>
          </div>
        </>
      )}
    </AccountForm>
  )
}
