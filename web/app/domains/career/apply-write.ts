import * as v from 'valibot'
import type { UserError } from '#app/lib/apollo/written.ts'
import { field, fields, fileIn } from '#app/lib/forms/field.ts'
import { accepted, defineWrite, refused } from '#app/lib/forms/write.ts'
import { textsIn } from '#app/lib/i18n/i18n.ts'
import type { Locale } from '#app/lib/locale/locale.ts'
import { mobile, optionalEmail, personName, required } from '#app/lib/forms/rules.ts'
import { JobApplicationAddDocument } from './__generated__/job-application.ts'
import { appliedPath } from './career-paths.ts'
import { cvFault, type CvRule } from './cv-field.tsx'

const email = optionalEmail('account:rules.email')
const born = required('account:rules.dateOfBirth.required')

/** Validates an application (docs/rules/careers.md#application); cvFault checks the file, the shop checks the age. */
const applyRules = v.object({
  fullName: personName({
    required: 'account:rules.fullName.required',
    min: 'account:rules.fullName.min',
    name: 'account:rules.fullName.name',
  }),
  mobile: mobile({
    required: 'account:rules.mobile.required',
    min: 'account:rules.mobile.min',
    invalid: 'account:rules.mobile.invalid',
  }),
  // The shop replies by e-mail.
  email: v.pipe(
    required('career:rules.email'),
    v.check((text) => v.is(email, text), 'account:rules.email'),
  ),
  gender: v.picklist(['MALE', 'FEMALE'], 'account:rules.gender'),
  birthDay: born,
  birthMonth: born,
  birthYear: born,
  acceptTerms: required('account:rules.acceptTerms'),
})

/** Codes of refused files. They have texts of their own here, because the general ones are about pictures. */
const cvRules: Record<string, CvRule | undefined> = { FILE_TYPE: 'fileType', FILE_TOO_LARGE: 'fileSize' }

/**
 * Applies for the job `jobId` in the branch `branchId` with the file `cv`, and leads to the confirmation. `dateOfBirth`
 * reads the fields of the account domain.
 */
export function applyWrite({ dateOfBirth }: { dateOfBirth: (form: FormData) => string | null }) {
  return defineWrite({
    mutation: JobApplicationAddDocument,
    rules: applyRules,
    async check({ form, locale }) {
      const fault = await cvFault(form.get('cv'))
      return fault ? [{ ...cvError(fault, locale), unsent: true }] : []
    },
    variables: ({ form }) => ({
      input: {
        ...fields(form, ['jobId', 'branchId', 'fullName', 'mobile', 'email']),
        gender: field(form, 'gender') === 'MALE' ? ('MALE' as const) : ('FEMALE' as const),
        dateOfBirth: dateOfBirth(form) ?? '',
        acceptTerms: field(form, 'acceptTerms') !== '',
        cv: fileIn(form, 'cv') ?? new Blob(),
      },
    }),
    done: ({ jobApplicationAdd: { number } }) => accepted({ next: appliedPath(number ?? '') }),
    refused({ jobApplicationAdd }, { form, locale }) {
      const inCvWords = (error: UserError) => {
        const rule = cvRules[error.code]
        return rule ? cvError(rule, locale) : error
      }
      return refused(jobApplicationAdd.userErrors.map(inCvWords), form)
    },
  })
}

function cvError(rule: CvRule, locale: Locale): UserError {
  return { code: 'VALIDATION_FAILED', path: ['cv'], message: textsIn(locale)(`career:rules.cv.${rule}`) }
}
