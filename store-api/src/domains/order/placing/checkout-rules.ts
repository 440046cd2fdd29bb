import type { FieldRule } from '#src/http/api-error.ts'
import { valuesOf } from '#src/http/judged-error.ts'
import { type Judged, optionalText } from '#src/http/rules.ts'
import type { PlaceOrderBody } from '#src/domains/order/order.schema.ts'

export interface CheckedRequest {
  expectedRevision: number
  paymentMethod: 'cod'
  notes: string | null
}

/** Validates what is sent with an order (docs/rules/validation.md#forms); throws VALIDATION_FAILED with every fault. */
export function checkedRequest({ expectedRevision, paymentMethod, acceptTerms, notes }: PlaceOrderBody): CheckedRequest {
  const checked = valuesOf({
    acceptTerms: judge(acceptTerms === true, true, { rule: 'required' }),
    paymentMethod: judge(paymentMethod === undefined || paymentMethod === 'cod', 'cod' as const, { rule: 'ref' }),
    notes: optionalText(notes, { max: 500 }),
  })
  return { expectedRevision, paymentMethod: checked.paymentMethod, notes: checked.notes }
}

function judge<Value>(holds: boolean, value: Value, fault: FieldRule): Judged<Value> {
  return holds ? { value } : { fault }
}
