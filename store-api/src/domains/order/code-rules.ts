import { ApiError } from '#src/http/api-error.ts'
import { foldDigits } from '#src/http/digits.ts'
import { tidyText } from '#src/http/text.ts'

/**
 * Reads a code of four digits, Arabic digits too (docs/rules/orders.md#confirmation). Throws VALIDATION_FAILED without any, CODE_INVALID for what no code can
 * be: that costs no try.
 */
export function readCode(given: string | null | undefined): string {
  const code = foldDigits(tidyText(given ?? ''))
  if (code === '') throw new ApiError('VALIDATION_FAILED', { fields: { code: [{ rule: 'required' }] } })
  if (!/^\d{4}$/.test(code)) throw new ApiError('CODE_INVALID')
  return code
}
