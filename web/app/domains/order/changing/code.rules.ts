import * as v from 'valibot'
import { required } from '#app/lib/forms/rules.ts'
import { foldDigits } from '#app/lib/forms/typed-text.ts'

/** The four digits of a message, Arabic digits too (docs/rules/orders.md#confirmation). */
export const codeRules = v.object({
  code: v.pipe(required('order:rules.code.required'), v.transform(foldDigits), v.regex(/^\d{4}$/, 'order:rules.code.invalid')),
})
