import type { UserError } from '#app/lib/apollo/written.ts'
import { field, fields, fileIn } from '#app/lib/forms/field.ts'
import { accepted, defineWrite, refused } from '#app/lib/forms/write.ts'
import { textOf } from '#app/lib/i18n/i18n.ts'
import type { Locale } from '#app/lib/locale/locale.ts'
import { JobApplyDocument } from './__generated__/job-apply.ts'
import { applyRules } from './apply.rules.ts'
import { appliedPath } from './career-paths.ts'
import { type CvRule, cvFault } from './cv-check.ts'

/** Codes of refused files: their usual texts are about pictures. */
const cvRules: Record<string, CvRule | undefined> = { FILE_TYPE: 'fileType', FILE_TOO_LARGE: 'fileSize' }

/**
 * Applies for the job `jobId` in the branch `branchId` with the file `cv`, and leads to the number of the application. `dateOfBirth` reads
 * the fields that belong to the account.
 */
export function applyWrite({ dateOfBirth }: { dateOfBirth: (form: FormData) => string | null }) {
  return defineWrite({
    mutation: JobApplyDocument,
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
      },
      cv: fileIn(form, 'cv') ?? new Blob(),
    }),
    done: ({ jobApply: { number } }) => accepted({ next: appliedPath(number ?? '') }),
    refused({ jobApply }, { form, locale }) {
      const inCvWords = (error: UserError) => {
        const rule = cvRules[error.code]
        return rule ? cvError(rule, locale) : error
      }
      return refused(jobApply.userErrors.map(inCvWords), form)
    },
  })
}

function cvError(rule: CvRule, locale: Locale): UserError {
  return { code: 'VALIDATION_FAILED', path: ['cv'], message: textOf(locale)(`career:rules.cv.${rule}`) }
}
