import * as v from 'valibot'
import { code } from '#app/__generated__/field-rules.ts'
import { required } from '#app/lib/forms/rules.ts'
import { foldDigits } from '#app/lib/forms/typed-text.ts'
import type { UserError } from '#app/lib/apollo/written.ts'

/** Validates the four-digit code of a message; accepts Arabic digits (docs/rules/orders.md#confirmation). */
export const codeRules = v.object({
  code: v.pipe(
    required('order:rules.code.required'),
    v.transform(foldDigits),
    v.regex(code.pattern, 'order:rules.code.invalid'),
  ),
})

/** Moves refusals of a code to its field. */
export function codeRefusals(refusals: readonly UserError[]): UserError[] {
  return refusals.map((refusal) => (refusal.code.startsWith('CODE_') ? { ...refusal, path: ['code'] } : refusal))
}
