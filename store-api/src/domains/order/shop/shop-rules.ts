import type { TransitionBody } from '#src/domains/order/order.schema.ts'
import type { Move } from '#src/domains/order/order.transitions.ts'
import { optionalText, text, requireValid } from '#src/http/rules.ts'
import { tidyText } from '#src/http/text.ts'
import type { StockAdjustBody } from './stock-adjust.schema.ts'

/** Returns key and reason of a stock movement as they are stored. Throws VALIDATION_FAILED. */
export function parseKeyAndReason({ idempotencyKey, reason }: Pick<StockAdjustBody, 'idempotencyKey' | 'reason'>): {
  key: string
  reason: string | null
} {
  const checked = requireValid({
    idempotencyKey: text(idempotencyKey, { min: 8, max: 100 }),
    reason: optionalText(reason, { max: 200 }),
  })
  return { key: checked.idempotencyKey, reason: checked.reason }
}

/**
 * Returns a transition as it is stored, without characters that PostgreSQL refuses. Throws VALIDATION_FAILED for a
 * blank key.
 */
export function parseTransition({ actorId, reason, notes, idempotencyKey, ...rest }: TransitionBody): Move {
  const clean = (given: string | undefined) => (given === undefined ? undefined : tidyText(given))
  const checked = requireValid({ idempotencyKey: text(idempotencyKey, { min: 8, max: 100 }) })
  return { ...rest, actorId: clean(actorId), reason: clean(reason), notes: clean(notes), key: checked.idempotencyKey }
}
