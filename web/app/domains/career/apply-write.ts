import type { CustomerGender } from '#app/__generated__/schema.ts'
import type { UserError } from '#app/lib/apollo/mutate.ts'
import { checkForm } from '#app/lib/forms/check-form.ts'
import { field, fields } from '#app/lib/forms/field.ts'
import { textOf } from '#app/lib/i18n/i18n.ts'
import { accepted, refused } from '#app/lib/route/results.ts'
import type { Write } from '#app/lib/route/route-types.ts'
import { JobApplyDocument } from './__generated__/job-apply.ts'
import { applyRules } from './apply.rules.ts'
import { appliedPath } from './career-paths.ts'
import { type CvRule, cvFault } from './cv-check.ts'

/** How the fields about a person are read, which belong to the account. */
type Person = { gender: (form: FormData) => CustomerGender | null; dateOfBirth: (form: FormData) => string | null }

/** Applies for the job `jobId` in the branch `branchId` with the file `cv`, and leads to the number of the application. */
export function applyWrite({ gender, dateOfBirth }: Person): Write {
  return async ({ form, locale }, { mutate }) => {
    const t = textOf(locale)
    const atCv = (rule: CvRule): UserError => ({ code: 'VALIDATION_FAILED', path: ['cv'], message: t(`career:rules.cv.${rule}`) })
    const cv = form.get('cv')
    const fault = await cvFault(cv)
    const faults = [...checkForm(applyRules, form, t), ...(fault ? [{ ...atCv(fault), unsent: true as const }] : [])]
    const chosen = gender(form)
    if (faults.length > 0 || !(cv instanceof Blob) || !chosen) return refused(faults, form)
    const input = {
      ...fields(form, ['jobId', 'branchId', 'fullName', 'mobile', 'email']),
      gender: chosen,
      dateOfBirth: dateOfBirth(form) ?? '',
      acceptTerms: field(form, 'acceptTerms') !== '',
    }
    const { number, userErrors } = (await mutate(JobApplyDocument, { input, cv })).jobApply
    // The shop's words about files are about pictures elsewhere: of the CV these are told.
    const rules: Record<string, CvRule> = { FILE_TYPE: 'fileType', FILE_TOO_LARGE: 'fileSize' }
    const told = userErrors.map((error) => (rules[error.code] ? atCv(rules[error.code] ?? 'fileType') : error))
    return number && told.length === 0 ? accepted({ next: appliedPath(number) }) : refused(told, form)
  }
}
