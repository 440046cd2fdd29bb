import { type Totals, totalsOf } from '#src/domains/cart/cart-totals.ts'
import type { OrderPieces } from './return.schema.ts'
import type { KeptLine } from './return-pieces.ts'

/**
 * The sums of an order, piastres, once `pieces` of its lines were returned: the units kept and the whole delivery fee
 * (docs/rules/returns.md#refund).
 */
export function totalsWithout(lines: KeptLine[], pieces: OrderPieces[], deliveryFee: number): Omit<Totals, 'deliveryFee'> {
  const gone = new Map(pieces.map(({ lineId, quantity }) => [lineId, quantity]))
  const kept = lines.map((line) => ({ ...line, quantity: line.kept - (gone.get(line.id) ?? 0) }))
  const { subtotal, discount, tax, total } = totalsOf(kept, deliveryFee)
  return { subtotal, discount, tax, total }
}
