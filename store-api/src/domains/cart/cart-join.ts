import type { Context } from '#src/http/context.ts'
import type { CartLineRow } from './cart.queries.ts'
import type { CartMerge } from './cart-merge.schema.ts'
import { type Choice, shareStock, type Variants } from './cart-stock.ts'

/** A line as it is to be put into the cart; `price` is the one that was seen. */
type JoinedLine = Choice & { quantity: number; price: number }

/**
 * What becomes of a cart's lines when those of another one are put to it: equal choices are summed, everything as far as the stock and
 * the limits go. What is in the cart already stays, and is served first. Gives the lines that change and the report.
 */
export function joinLines(
  own: readonly CartLineRow[],
  others: readonly CartLineRow[],
  variants: Variants,
  { config, language }: Pick<Context, 'config' | 'language'>,
): { lines: JoinedLine[]; merged: CartMerge } {
  const served = own.map((line) => ({ ...line }))
  const lines: JoinedLine[] = []
  const merged: CartMerge = { added: 0, summed: 0, reduced: [], dropped: [] }
  for (const line of others) {
    const same = served.find(({ variantId, parts }) => variantId === line.variantId && String(parts) === String(line.parts))
    const before = same?.quantity ?? 0
    const wanted = before + line.quantity
    const most = !same && served.length >= config.maxCartLines ? 0 : Math.min(wanted, config.maxQuantity)
    const rest = served.filter((each) => each !== same)
    const available = shareStock([...rest, { ...line, quantity: most }], variants).at(-1) ?? 0
    const quantity = Math.max(before, Math.min(most, available))
    if (quantity > before) {
      if (same) same.quantity = quantity
      else served.push({ ...line, quantity })
      lines.push({ variantId: line.variantId, parts: line.parts, quantity, price: same?.seenPrice ?? line.seenPrice })
    }
    const told = { name: line.names[language], wanted, quantity }
    if (quantity === 0) merged.dropped.push(told)
    else if (quantity < wanted) merged.reduced.push(told)
    else if (same) merged.summed += 1
    else merged.added += 1
  }
  return { lines, merged }
}
