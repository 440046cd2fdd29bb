import { valuesOf } from '#src/http/judged-error.ts'
import { optionalText } from '#src/http/rules.ts'

/** Why a customer calls an order off, as it is kept: at most 500 characters. Throws VALIDATION_FAILED at `reason`. */
export function checkedReason(given: string | null | undefined): string | undefined {
  return valuesOf({ reason: optionalText(given, { max: 500 }) }).reason ?? undefined
}
