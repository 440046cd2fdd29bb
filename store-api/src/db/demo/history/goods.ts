import { bundles } from '#src/db/demo/catalogue/bundles.ts'
import { catalogue } from '#src/db/demo/catalogue/catalogue.ts'
import type { BundleDraft, Draft } from '#src/db/demo/catalogue/draft.ts'
import type { CategorySlug } from '#src/db/demo/names/categories.ts'
import type { Dice } from '#src/db/demo/random.ts'
import type { Shop } from '#src/db/demo/rows/product-rows.ts'

export type Good = {
  id: number
  draft: Draft | BundleDraft
  category: CategorySlug
  club: string | undefined
  /** How often it is asked for, against others. */
  weight: number
  /** Hours since it came to the shop. */
  hours: number
  variants: Shop['variants']
}

export type Draw = (chance: Dice) => Good | undefined

/** Everything that can have been sold: what is announced only cannot. */
export function goodsOf(shop: Shop): Good[] {
  const variants = Map.groupBy(shop.variants, ({ product_id }) => product_id)
  const hours = new Map(shop.ages.map((age) => [age.id, age.hours]))
  return [...catalogue, ...bundles].flatMap((draft, i) => {
    const id = i + 1
    if ('stock' in draft && draft.stock === 'coming') return []
    const { category, club, sold: weight } = draft
    return [{ id, draft, category, club, weight, hours: hours.get(id) ?? 0, variants: variants.get(id) ?? [] }]
  })
}

/**
 * Draws one of the goods, each as often as its weight raised to `power` says (above 1, what is popular stands out; below, less
 * so); undefined when there are none.
 */
export function drawFrom(goods: Good[], power: number): Draw {
  const sums: number[] = []
  for (const { weight } of goods) sums.push((sums.at(-1) ?? 0) + Math.round(weight ** power))
  const all = sums.at(-1) ?? 0
  return (chance) => {
    const at = chance.between(1, Math.max(all, 1))
    let [low, high] = [0, sums.length - 1]
    while (low < high) {
      const middle = (low + high) >> 1
      if ((sums[middle] ?? 0) >= at) high = middle
      else low = middle + 1
    }
    return goods[low]
  }
}
