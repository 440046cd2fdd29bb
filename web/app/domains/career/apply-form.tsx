import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useTranslation } from '#app/lib/i18n/use-translation.ts'
import { ErrorSummary, formFaults } from '#app/lib/forms/error-summary.tsx'
import { EmailField, type FieldState, MobileField, NameField } from '#app/domains/session/person-fields.tsx'
import { useForm } from '#app/lib/forms/use-form.tsx'
import { Alert } from '#app/ui/alert.tsx'
import { Button } from '#app/ui/button.tsx'
import { Checkbox } from '#app/ui/option-row.tsx'
import { FieldError, FieldRow } from '#app/ui/field.tsx'
import { useJobApplicationAddMutation } from './__generated__/job-application.ts'
import type { applyWrite } from './apply-write.ts'
import { CvField } from './cv-field.tsx'

const names = ['fullName', 'mobile', 'email', 'gender', 'dateOfBirth', 'cv', 'acceptTerms']
const birth = ['birthDay', 'birthMonth', 'birthYear']

type Props = {
  write: ReturnType<typeof applyWrite>
  jobId: string
  branchId: string
  /** The authenticated customer, whose details are filled in. */
  applicant: { fullName: string; mobile: string; email: string | null } | null
  /** Gender and date of birth: fields of the account domain. */
  about: (state: FieldState) => ReactNode
}

/** The application form, with its CV. */
export function ApplyForm({ write, jobId, branchId, applicant, about }: Props) {
  const { t } = useTranslation(['career', 'account'])
  const { Form, busy, values, result, ...form } = useForm(write, useJobApplicationAddMutation(), {
    fields: [...names, ...birth, ''],
  })
  const error = (name: string) => [name, ...(name === 'dateOfBirth' ? birth : [])].map(form.error).find(Boolean)
  const fields = { error, values }
  const whole = form.error('')
  const wrongTerms = error('acceptTerms')
  return (
    <Form encType="multipart/form-data" className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <input type="hidden" name="jobId" value={jobId} />
      <input type="hidden" name="branchId" value={branchId} />
      {whole && !busy ? (
        <Alert tone="danger" live title={t('apply.failed')}>
          {whole}
        </Alert>
      ) : null}
      <ErrorSummary title={t('account:form.correct')} faults={formFaults(names, error)} answer={result} />
      <FieldRow>
        <NameField
          form={fields}
          known={applicant?.fullName}
          label={t('account:form.fullName')}
          className="sm:col-span-2"
        />
        <MobileField
          form={fields}
          known={applicant?.mobile}
          label={t('account:form.mobile')}
          hint={t('apply.mobileHint')}
        />
        <EmailField
          form={fields}
          known={applicant?.email}
          required
          label={t('account:form.email')}
          hint={t('apply.emailHint')}
        />
      </FieldRow>
      {about(fields)}
      <CvField error={error('cv')} answer={result} />
      <div>
        <Checkbox
          id="acceptTerms"
          name="acceptTerms"
          label={t('apply.acceptTerms')}
          defaultChecked={values.acceptTerms === 'on'}
          aria-required
          aria-invalid={wrongTerms ? true : undefined}
          aria-describedby={wrongTerms ? 'acceptTerms-error' : 'acceptTerms-hint'}
        />
        {wrongTerms ? <FieldError id="acceptTerms-error">{wrongTerms}</FieldError> : null}
        <p id="acceptTerms-hint" className="text-13 text-text-3">
          {t('apply.privacy')}{' '}
          <Link to="/terms" target="_blank" className="underline underline-offset-4">
            {t('apply.terms')}
          </Link>
        </p>
      </div>
      <Button type="submit" size="lg" loading={busy} className="sm:justify-self-start">
        {t('apply.submit')}
      </Button>
      <p role="status" className="sr-only">
        {busy ? t('apply.sending') : null}
      </p>
    </Form>
  )
}
