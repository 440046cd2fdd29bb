import { type Totals, totalsOf } from '#src/domains/cart/cart-totals.ts'
import type { OrderPieces } from './return.schema.ts'
import type { KeptLine } from './return-pieces.ts'

/**
 * What an order costs once `pieces` of its lines did not stay, in piastres: what is kept, and the whole delivery, which is never
 * given back (specification; DOMAIN §2.1).
 */
export function totalsWithout(lines: KeptLine[], pieces: OrderPieces[], deliveryFee: number): Omit<Totals, 'deliveryFee'> {
  const gone = new Map(pieces.map(({ lineId, quantity }) => [lineId, quantity]))
  const kept = lines.map((line) => ({ ...line, quantity: line.kept - (gone.get(line.id) ?? 0) }))
  const { subtotal, discount, tax, total } = totalsOf(kept, deliveryFee)
  return { subtotal, discount, tax, total }
}
