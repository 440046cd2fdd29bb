import type { Item } from '#app/lib/analytics/events.ts'
import { piastresOf } from '#app/lib/money/piastres.ts'

type Money = { amount: string }
type Named = { name: string } | null
type Product = { code: string; name: string; price?: Money | null; category?: Named; brand?: Named }
type Line = { product: { code: string; name: string }; quantity: number; unitPrice: Money }

/** A product as it is measured; `more` says where it stands or how many there are. */
export function itemOf({ code, name, price, category, brand }: Product, more: Pick<Item, 'position' | 'quantity'> = {}): Item {
  const pounds = price?.amount ? poundsOf(price) : undefined
  return { id: code, name, price: pounds, category: category?.name, brand: brand?.name, ...more }
}

/** The products of a list, each with its place in it; `before` stand above them. */
export function listedItems(products: readonly Product[], before = 0): Item[] {
  return products.map((product, place) => itemOf(product, { position: before + place + 1 }))
}

/** A line of the bag, or what is bought at once. */
export function lineItem({ product, quantity, unitPrice }: Line): Item {
  return itemOf({ ...product, price: unitPrice }, { quantity })
}

/** Items and what they are worth together in EGP, added up in piastres. */
export function goodsOf(items: readonly Item[]): { items: readonly Item[]; value: number } {
  const piastres = items.reduce((sum, { price = 0, quantity = 1 }) => sum + Math.round(price * 100) * quantity, 0)
  return { items, value: piastres / 100 }
}

/** '1249.50' → 1249.5. */
export function poundsOf(money: Money): number {
  return piastresOf(money) / 100
}
