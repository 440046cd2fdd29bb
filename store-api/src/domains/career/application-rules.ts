// The rules of docs/rules/careers.md#application.
import { accepted, dateOfBirth, gender } from '#src/domains/account/field-rules.ts'
import { foldDigits } from '#src/http/digits.ts'
import { chosenId, type Given, type Judged, mobile, name8, optionalEmail } from '#src/http/rules.ts'

/** Evenings until midnight, heavy parcels and traffic: the shop takes grown-ups alone. */
const AGE = { min: 18, max: 70 }

/** What a form brings, as texts. */
export type ApplicationFields = Record<string, string | undefined>

/** An application, judged field by field; whether job and branch are there is for the tables to say, and its file for judgedCv. */
export function judgedApplication(form: ApplicationFields, now: Date) {
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

/** req em: the answer to an application goes there. */
function email(given: Given): Judged<string> {
  const judged = optionalEmail(given)
  if (judged.fault) return judged
  return judged.value === null ? { fault: { rule: 'needed' } } : { value: judged.value }
}

/** 0 for none, -1 for what is no id. */
function idOf(given: Given): number {
  const digits = foldDigits(given ?? '').trim()
  if (digits === '') return 0
  return /^\d{1,10}$/.test(digits) ? Number(digits) : -1
}
