import type { Item } from '#app/lib/analytics/events.ts'
import type { WholeCart_CartFragment } from '#app/domains/cart/__generated__/whole-cart.ts'
import { lineItem } from './items.ts'

/** The items of the cart by line id. */
export type Lines = ReadonlyMap<string, Item>

/** Returns the items of a cart; none when its lines are not loaded. */
export function linesOf(cart: Partial<Pick<WholeCart_CartFragment, 'lines'>> | null | undefined): Lines {
  return new Map(cart?.lines?.map((line) => [line.id, lineItem(line)]))
}

/** Compares two states of the cart: the added and the removed items with their quantities. */
export function changeOf(before: Lines, after: Lines): { more: Item[]; less: Item[] } {
  const ids = [...new Set([...before.keys(), ...after.keys()])]
  const changes = ids.flatMap((id) => {
    const item = after.get(id) ?? before.get(id)
    const by = (after.get(id)?.quantity ?? 0) - (before.get(id)?.quantity ?? 0)
    return item && by !== 0 ? [{ ...item, quantity: by }] : []
  })
  const more = changes.filter(({ quantity }) => quantity > 0)
  return { more, less: changes.filter(({ quantity }) => quantity < 0).map((item) => ({ ...item, quantity: -item.quantity })) }
}
