import { type Totals, totalsOf } from '#src/domains/cart/cart-totals.ts'
import { ApiError } from '#src/http/api-error.ts'
import type { OrderRow } from './order.queries.ts'
import type { OrderLineQuantity, ReturnReason } from './return.schema.ts'

/** A line of an order with the pieces of it that have not come back. */
export interface KeptLine {
  id: number
  variantId: number
  /** Pieces that were ordered. */
  quantity: number
  kept: number
  /** Piastres. */
  unitPrice: number
  /** Before its offer; null without one. */
  compareAtPrice: number | null
}

/** Pieces of a line that come back, with the customer's reason when she gave one. */
export interface Pieces extends OrderLineQuantity {
  reason?: ReturnReason
}

/** The pieces, when each line of them is one of the order, named once, and has kept as many. Throws VALIDATION_FAILED. */
export function checkedPieces<Some extends OrderLineQuantity>(pieces: Some[], lines: KeptLine[]): Some[] {
  const keptOf = new Map(lines.map(({ id, kept }) => [id, kept]))
  const named = new Set(pieces.map(({ lineId }) => lineId))
  if (pieces.length === 0 || named.size < pieces.length)
    throw new ApiError('VALIDATION_FAILED', { fields: { lines: [{ rule: 'pieces' }] } })
  for (const [index, { lineId, quantity }] of pieces.entries()) {
    const max = keptOf.get(lineId) ?? 0
    if (quantity > max)
      throw new ApiError('VALIDATION_FAILED', { fields: { [`lines.${index}.quantity`]: [{ rule: 'kept', values: { max } }] } })
  }
  return pieces
}

/** All that has not come back yet. */
export function everythingKept(lines: KeptLine[]): Pieces[] {
  return lines.flatMap(({ id, kept }) => (kept > 0 ? [{ lineId: id, quantity: kept }] : []))
}

/**
 * What comes back by a move to `split` or `returnedReceived`: what the branch or the courier names, else what the customer asked
 * to give back, else everything. Throws VALIDATION_FAILED for pieces that are not there, and INVALID_TRANSITION for a whole that
 * would be `split`, a part that would be `returnedReceived`, and a part of a parcel that nobody has taken.
 */
export function piecesBack(
  { status, delivered_at }: Pick<OrderRow, 'status' | 'delivered_at'>,
  { to, lines: named }: { to: string; lines?: OrderLineQuantity[] },
  lines: KeptLine[],
  asked: Required<Pieces>[],
): Pieces[] {
  const reasons = new Map(asked.map(({ lineId, reason }) => [lineId, reason]))
  const given = named?.map(({ lineId, quantity }) => ({ lineId, quantity, reason: reasons.get(lineId) }))
  const pieces = given ?? (asked.length > 0 ? asked : everythingKept(lines))
  const atTheDoor = status === 'delivery'
  if (to === 'split' && !named && asked.length === 0)
    throw new ApiError('VALIDATION_FAILED', { fields: { lines: [{ rule: 'required' }] } })
  if (to === 'split' && !atTheDoor && !delivered_at) throw new ApiError('INVALID_TRANSITION')
  const whole = countOf(checkedPieces(pieces, lines)) === countOf(everythingKept(lines))
  if (whole !== (to === 'returnedReceived')) throw new ApiError('INVALID_TRANSITION')
  return pieces
}

/** What pieces cost, piastres. */
export function priceOf(pieces: OrderLineQuantity[], lines: KeptLine[]): number {
  const unitPrices = new Map(lines.map(({ id, unitPrice }) => [id, unitPrice]))
  return pieces.reduce((sum, { lineId, quantity }) => sum + quantity * (unitPrices.get(lineId) ?? 0), 0)
}

function countOf(pieces: OrderLineQuantity[]): number {
  return pieces.reduce((sum, { quantity }) => sum + quantity, 0)
}

/**
 * The sums of an order, piastres, once `pieces` of its lines were returned: the units kept and the whole delivery fee
 * (docs/rules/returns.md#refund).
 */
export function totalsWithout(lines: KeptLine[], pieces: OrderLineQuantity[], deliveryFee: number): Omit<Totals, 'deliveryFee'> {
  const gone = new Map(pieces.map(({ lineId, quantity }) => [lineId, quantity]))
  const kept = lines.map((line) => ({ ...line, quantity: line.kept - (gone.get(line.id) ?? 0) }))
  const { subtotal, discount, tax, total } = totalsOf(kept, deliveryFee)
  return { subtotal, discount, tax, total }
}
