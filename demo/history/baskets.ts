import { Type } from 'typebox'
import type { Dice } from '#demo/random.ts'
import { readData } from '#demo/read-data.ts'
import { type Draw, drawFrom, type Product } from './products.ts'

const strict = { additionalProperties: false }
const Companion = Type.Object(
  { category: Type.String(), share: Type.Number(), same_club: Type.Optional(Type.Boolean()) },
  strict,
)
const Baskets = Type.Array(Type.Object({ first: Type.String(), companions: Type.Array(Companion) }, strict))

/** How often a draw is repeated that gave a product which does not fit. */
const TRIES = 8
/** Powers of `drawFrom`: customers come for few popular products, and add any product of a category. */
const FIRST_POWER = 1.9
const COMPANION_POWER = 0.5

/** Returns a function that fills a basket `hours` ago with different products that were published by then. */
export function basketFiller(products: Product[]): (chance: Dice, hours: number) => Product[] {
  const baskets = readData(new URL('./baskets.yaml', import.meta.url), Baskets)
  const drawFirst = drawFrom(products, FIRST_POWER)
  const draws = new Map<string, Draw>()
  const drawOf = (category: string, club: string | undefined): Draw => {
    const key = `${category} ${club}`
    const known = draws.get(key)
    if (known) return known
    const draw = drawFrom(
      products.filter((product) => product.category.startsWith(category) && product.club === club),
      COMPANION_POWER,
    )
    draws.set(key, draw)
    return draw
  }
  return (chance, hours) => {
    const first = drawFitting(drawFirst, chance, hours, [])
    if (!first) return []
    const basket = [first]
    for (const { category, share, same_club } of baskets.find((each) => first.category.startsWith(each.first))
      ?.companions ?? []) {
      if (!chance.chance(share)) continue
      const product = drawFitting(drawOf(category, same_club ? first.club : undefined), chance, hours, basket)
      if (product) basket.push(product)
    }
    return basket
  }
}

/** Draws a product that was published by then and is not in the basket; undefined after too many tries. */
function drawFitting(draw: Draw, chance: Dice, hours: number, basket: Product[]): Product | undefined {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const product = draw(chance)
    if (!product) return undefined
    if (product.hours > hours && !basket.includes(product)) return product
  }
  return undefined
}
