import { Link } from 'react-router'
import * as v from 'valibot'
import { useTranslation } from '#app/lib/i18n/use-translation.ts'
import { FieldError } from '#app/ui/field.tsx'
import { Checkbox } from '#app/ui/option-row.tsx'
import { AccountForm } from '#app/domains/account/account-form.tsx'
import { entryPath, verifyPath } from '#app/domains/account/account-paths.ts'
import {
  AccountRegisterDocument,
  useAccountRegisterMutation,
} from '#app/domains/account/__generated__/account-writes.ts'
import { birthDateIn, birthNames } from '#app/domains/account/birth-date.ts'
import { NewPasswordFields } from '#app/domains/account/new-password-fields.tsx'
import { AboutFields, ContactFields } from '#app/domains/account/person-fields.tsx'
import { field, fields, untrimmedField } from '#app/lib/forms/field.ts'
import { accepted, defineWrite } from '#app/lib/forms/write.ts'
import { gender, registerRules } from '#app/domains/account/account.rules.ts'
import { pauseCookie } from '#app/domains/account/code-pause.ts'

/** Creates an account and goes on to its verification. */
export const registerWrite = defineWrite({
  mutation: AccountRegisterDocument,
  rules: registerRules,
  variables: ({ form }) => ({
    input: {
      ...fields(form, ['fullName', 'mobile', 'email']),
      password: untrimmedField(form, 'password'),
      passwordConfirmation: untrimmedField(form, 'passwordConfirmation'),
      gender: v.parse(gender, field(form, 'gender')),
      dateOfBirth: birthDateIn(form) ?? '',
      acceptTerms: field(form, 'acceptTerms') !== '',
      marketingMessages: field(form, 'marketingMessages') !== '',
    },
  }),
  done({ accountRegister: { mobile, resendAfter } }, { url }, { setCookie }) {
    setCookie(pauseCookie(resendAfter))
    return accepted({ next: verifyPath({ mobile, redirect: url.searchParams.get('redirect') }) })
  },
})

const names = [
  'fullName',
  'mobile',
  'email',
  'password',
  'passwordConfirmation',
  'gender',
  'dateOfBirth',
  'acceptTerms',
  'marketingMessages',
]
const groups = { dateOfBirth: birthNames }

/** Registers a customer. `redirect`: the address to go on to; `thisYear`: the year in Cairo. */
export function RegisterForm({ redirect, thisYear }: { redirect: string | null; thisYear: number }) {
  const { t } = useTranslation(['account', 'common'])
  return (
    <AccountForm
      action={entryPath('/register', redirect)}
      write={registerWrite}
      mutation={useAccountRegisterMutation()}
      names={names}
      groups={groups}
      submit={t('register.submit')}
    >
      {({ error, values }) => (
        <>
          <ContactFields error={error} values={values} mobileHint={t('form.mobileHint')} />
          <NewPasswordFields label={t('form.password')} error={error} />
          <AboutFields error={error} values={values} thisYear={thisYear} />
          <div>
            <Checkbox
              id="acceptTerms"
              name="acceptTerms"
              label={t('form.acceptTerms')}
              defaultChecked={values.acceptTerms === 'on'}
              aria-required
              aria-invalid={error('acceptTerms') ? true : undefined}
              aria-describedby={error('acceptTerms') ? 'acceptTerms-error' : undefined}
            />
            <Link
              to="/terms"
              target="_blank"
              className="ms-8 inline-flex min-h-8 w-fit items-center text-14 text-text-2 underline underline-offset-4"
            >
              {t('common:readTerms')}
            </Link>
            {error('acceptTerms') ? <FieldError id="acceptTerms-error">{error('acceptTerms')}</FieldError> : null}
          </div>
          <Checkbox
            name="marketingMessages"
            label={t('form.marketingMessages')}
            defaultChecked={values.marketingMessages === 'on'}
          />
        </>
      )}
    </AccountForm>
  )
}
