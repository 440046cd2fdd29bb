import { valuesOf } from '#src/http/judged-error.ts'
import { wholeNumber } from '#src/http/rules.ts'
import type { Quantity } from './cart.schema.ts'

/** The quantity of a line, from 1 to `max`, Arabic digits understood; throws VALIDATION_FAILED at `quantity`. */
export function checkedQuantity(given: Quantity, max: number): number {
  return valuesOf({ quantity: wholeNumber(given, { max, rule: 'quantity' }) }).quantity
}
