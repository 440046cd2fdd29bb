import type { Item } from '#app/domains/pixels/events.ts'
import { piastresOf } from '#app/lib/money/money.ts'
import type { WholeCart_CartFragment } from '#app/domains/cart/__generated__/whole-cart.ts'

type Money = { amount: string }
type Named = { name: string } | null
type Product = { code: string; name: string; price?: Money | null; category?: Named; brand?: Named }
type Line = { product: { code: string; name: string }; quantity: number; unitPrice: Money }

/** Returns the item of a product; `more` adds its position or quantity. */
export function itemOf(
  { code, name, price, category, brand }: Product,
  more: Pick<Item, 'position' | 'quantity'> = {},
): Item {
  const pounds = price?.amount ? poundsOf(price) : undefined
  return { id: code, name, price: pounds, category: category?.name, brand: brand?.name, ...more }
}

/** Returns the items of a list with their positions; `before` is the number of items above them. */
export function listedItems(products: readonly Product[], before = 0): Item[] {
  return products.map((product, place) => itemOf(product, { position: before + place + 1 }))
}

/** Returns the item of a cart line or of an immediate purchase. */
export function lineItem({ product, quantity, unitPrice }: Line): Item {
  return itemOf({ ...product, price: unitPrice }, { quantity })
}

/** Returns items with their total value in EGP, summed in piastres. */
export function valuedItems(items: readonly Item[]): { items: readonly Item[]; value: number } {
  const piastres = items.reduce((sum, { price = 0, quantity = 1 }) => sum + Math.round(price * 100) * quantity, 0)
  return { items, value: piastres / 100 }
}

/** Parses an amount: '1249.50' → 1249.5. */
export function poundsOf(money: Money): number {
  return piastresOf(money) / 100
}

/** The items of the cart by line id. */
export type Lines = ReadonlyMap<string, Item>

/** Returns the items of a cart; none when its lines are not loaded. */
export function itemsByLine(cart: Partial<Pick<WholeCart_CartFragment, 'lines'>> | null | undefined): Lines {
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
  return {
    more,
    less: changes.filter(({ quantity }) => quantity < 0).map((item) => ({ ...item, quantity: -item.quantity })),
  }
}
