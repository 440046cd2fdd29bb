import { ApiError, type FieldRule } from '#src/http/api-error.ts'
import { valuesOf } from '#src/http/judged-error.ts'
import { optionalText } from '#src/http/rules.ts'
import type { OrderReturnLine, ReturnBody } from '#src/domains/order/return.schema.ts'

/** The reasons for which hygiene products are returned (docs/rules/returns.md#hygiene-products). */
const hygienicReasons: ReadonlySet<string> = new Set(['defect', 'wrongItem'])

/** The customer's note to a return (docs/rules/returns.md#return-request). Throws VALIDATION_FAILED. */
export function checkedNote({ note }: ReturnBody): string | undefined {
  return valuesOf({ note: optionalText(note, { max: 500 }) }).note ?? undefined
}

/** The reason when all pieces have the same; the longer time of defective pieces is for those alone. */
export function commonReason([first, ...others]: OrderReturnLine[]): string | undefined {
  return others.every(({ reason }) => reason === first?.reason) ? first?.reason : undefined
}

/** Throws VALIDATION_FAILED at the reasons for which what is worn on bare skin does not go back; `worn` are ids of lines. */
export function refuseWorn(lines: OrderReturnLine[], worn: Set<number>): void {
  const faults = lines.flatMap(({ lineId, reason }, index): [string, FieldRule[]][] =>
    worn.has(lineId) && !hygienicReasons.has(reason) ? [[`lines.${index}.reason`, [{ rule: 'hygiene' }]]] : [],
  )
  if (faults.length > 0) throw new ApiError('VALIDATION_FAILED', { fields: Object.fromEntries(faults) })
}
