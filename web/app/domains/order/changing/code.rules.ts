import * as v from 'valibot'
import { required } from '#app/lib/forms/rules.ts'
import { foldDigits } from '#app/lib/forms/typed-text.ts'

/** c4 (DOMAIN §2.3): the four digits of a message, on Arabic keyboards too. */
export const codeRules = v.object({
  code: v.pipe(required('order:rules.code.required'), v.transform(foldDigits), v.regex(/^\d{4}$/, 'order:rules.code.invalid')),
})
