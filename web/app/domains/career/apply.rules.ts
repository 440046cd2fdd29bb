import * as v from 'valibot'
import { mobile, optionalEmail, personName, required } from '#app/lib/forms/rules.ts'

const email = optionalEmail('account:rules.email')
const born = required('account:rules.dateOfBirth.required')

/** Validates an application (docs/rules/careers.md#application); cvFault checks the file, the shop checks the age. */
export const applyRules = v.object({
  fullName: personName({ required: 'account:rules.fullName.required', min: 'account:rules.fullName.min', name: 'account:rules.fullName.name' }),
  mobile: mobile({
    required: 'account:rules.mobile.required',
    min: 'account:rules.mobile.min',
    invalid: 'account:rules.mobile.invalid',
  }),
  // The answer goes there.
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
