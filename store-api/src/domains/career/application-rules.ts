// The rules of docs/rules/careers.md#application.
import { accepted, dateOfBirth, gender } from '#src/domains/account/field-rules.ts'
import { foldDigits } from '#src/http/text.ts'
import { chosenId, type Given, type Judged, mobile, name8, optionalEmail } from '#src/http/rules.ts'

/** Minimum age: work until midnight, heavy parcels and traffic. */
const AGE = { min: 18, max: 70 }

/** The fields of the form as texts. */
export type ApplicationFields = Record<string, string | undefined>

/** Validates each field of an application; the queries check job and branch, and judgeCv its file. */
export function judgeApplication(form: ApplicationFields, now: Date) {
  return {
    jobId: chosenId(idOf(form.jobId)),
    branchId: chosenId(idOf(form.branchId)),
    fullName: name8(form.fullName),
    mobile: mobile(form.mobile),
    email: email(form.email),
    dateOfBirth: dateOfBirth(form.dateOfBirth, now, AGE),
    gender: gender(form.gender),
    acceptTerms: accepted(form.acceptTerms === 'true'),
  }
}

/** req em: the shop answers the application by e-mail. */
function email(given: Given): Judged<string> {
  const judged = optionalEmail(given)
  if (judged.fault) return judged
  return judged.value === null ? { fault: { rule: 'needed' } } : { value: judged.value }
}

/** Returns 0 for no id and -1 for an invalid one. */
function idOf(given: Given): number {
  const digits = foldDigits(given ?? '').trim()
  if (digits === '') return 0
  return /^\d{1,10}$/.test(digits) ? Number(digits) : -1
}
