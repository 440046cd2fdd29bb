import { valuesOf } from '#src/http/judged-error.ts'
import { optionalText, text } from '#src/http/rules.ts'
import type { StockAdjustBody } from './stock-adjust.schema.ts'

/** The words of a movement of stock as they are kept. Throws VALIDATION_FAILED. */
export function checkedWords({ key, reason }: Pick<StockAdjustBody, 'key' | 'reason'>): { key: string; reason: string | null } {
  return valuesOf({ key: text(key, { min: 8, max: 100 }), reason: optionalText(reason, { max: 200 }) })
}
