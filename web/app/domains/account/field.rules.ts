// The rules of docs/rules/validation.md#rules that only accounts use; the texts are those of specification §5.
import * as v from 'valibot'
import { mobile, optionalEmail, personName, required } from '#app/lib/forms/rules.ts'
import { foldDigits } from '#app/lib/forms/typed-text.ts'

export const fullName = personName({ required: 'account:rules.fullName.required', min: 'account:rules.fullName.min', name: 'account:rules.fullName.name' })

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

/** p8: 8 characters at least, 72 bytes at most. */
export const newPassword = v.pipe(
  required('account:rules.password.required'),
  v.check((text) => [...text].length >= 8, 'account:rules.password.min'),
  v.check((text) => new TextEncoder().encode(text).length <= 72, 'account:rules.password.max'),
)

/** p6: older accounts have shorter ones. */
export const knownPassword = v.pipe(required('account:rules.password.required'), v.minLength(6, 'account:rules.password.minOld'))

export const confirmation = required('account:rules.passwordConfirmation.required')

/** c4: four digits, Arabic ones too. */
export const code = v.pipe(
  required('account:rules.code.required'),
  v.transform((text) => foldDigits(text).replaceAll(' ', '')),
  v.regex(/^\d{4}$/, 'account:rules.code.invalid'),
)
