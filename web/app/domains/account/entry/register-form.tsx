import { Link } from 'react-router'
import { useTranslation } from '#app/lib/i18n/use-translation.ts'
import { FieldError } from '#app/ui/field-message.tsx'
import { Checkbox } from '#app/ui/checkbox.tsx'
import { AccountForm } from '#app/domains/account/account-form.tsx'
import { entryPath } from '#app/domains/account/account-paths.ts'
import { useAccountRegisterMutation } from '#app/domains/account/__generated__/account-writes.ts'
import { birthNames } from '#app/domains/account/birth-date.ts'
import { NewPasswordFields } from '#app/domains/account/new-password-fields.tsx'
import { AboutFields, ContactFields } from '#app/domains/account/person-fields.tsx'
import { registerWrite } from './register-write.ts'

const names = ['fullName', 'mobile', 'email', 'password', 'passwordConfirmation', 'gender', 'dateOfBirth', 'acceptTerms']
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
            <Link to="/terms" target="_blank" className="ms-8 inline-flex min-h-8 w-fit items-center text-14 text-text-2 underline underline-offset-4">
              {t('common:readTerms')}
            </Link>
            {error('acceptTerms') ? <FieldError id="acceptTerms-error">{error('acceptTerms')}</FieldError> : null}
          </div>
        </>
      )}
    </AccountForm>
  )
}
