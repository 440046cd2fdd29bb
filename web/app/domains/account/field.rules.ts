// The rules of docs/rules/validation.md#rules that only accounts use; the texts are those of specification §5.
import * as v from 'valibot'
import * as fields from '#app/__generated__/field-rules.ts'
import { mobile, optionalEmail, personName, required } from '#app/lib/forms/rules.ts'
import { foldDigits } from '#app/lib/forms/typed-text.ts'

export const fullName = personName({
  required: 'account:rules.fullName.required',
  min: 'account:rules.fullName.min',
  name: 'account:rules.fullName.name',
})

export const egyptianMobile = mobile({
  required: 'account:rules.mobile.required',
  min: 'account:rules.mobile.min',
  invalid: 'account:rules.mobile.invalid',
})

export const email = optionalEmail('account:rules.email')

/** emob: an e-mail or a mobile number. */
export const emailOrMobile = v.pipe(
  required('account:rules.emailOrMobile.required'),
  v.check((text) => v.is(email, text) || v.is(egyptianMobile, text), 'account:rules.emailOrMobile.invalid'),
)

/** p8: a new password. */
export const newPassword = v.pipe(
  required('account:rules.password.required'),
  v.check((text) => [...text].length >= fields.password.min, 'account:rules.password.min'),
  v.check((text) => [...text.normalize('NFC')].length <= fields.password.max, 'account:rules.password.max'),
)

/** p6: older accounts have shorter ones. */
export const knownPassword = v.pipe(
  required('account:rules.password.required'),
  v.minLength(fields.knownPassword.min, 'account:rules.password.minOld'),
)

export const confirmation = required('account:rules.passwordConfirmation.required')

/** c4: four digits, Arabic ones too. */
export const code = v.pipe(
  required('account:rules.code.required'),
  v.transform((text) => foldDigits(text).replaceAll(' ', '')),
  v.regex(fields.code.pattern, 'account:rules.code.invalid'),
)
