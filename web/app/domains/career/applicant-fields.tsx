import { useTranslation } from '#app/lib/i18n/use-translation.ts'
import { nationalMobile } from '#app/lib/phone/national-mobile.ts'
import { Field, FieldRow } from '#app/ui/field.tsx'
import { EmailInput, MobileInput, NameInput } from '#app/ui/person-inputs.tsx'
import type { FieldState } from './apply-form.tsx'

export type Applicant = { fullName: string; mobile: string; email: string | null }

/** Name and ways to reach who applies. */
export function ApplicantFields({ applicant, error, values }: FieldState & { applicant: Applicant | null }) {
  const { t } = useTranslation(['career', 'account'])
  return (
    <FieldRow>
      <Field id="fullName" label={t('account:form.fullName')} required error={error('fullName')} className="sm:col-span-2">
        <NameInput defaultValue={values.fullName ?? applicant?.fullName} />
      </Field>
      <Field id="mobile" label={t('account:form.mobile')} required error={error('mobile')} hint={t('apply.mobileHint')}>
        <MobileInput defaultValue={values.mobile ?? nationalMobile(applicant?.mobile ?? '')} />
      </Field>
      <Field id="email" label={t('account:form.email')} required error={error('email')} hint={t('apply.emailHint')}>
        <EmailInput defaultValue={values.email ?? applicant?.email ?? ''} />
      </Field>
    </FieldRow>
  )
}
