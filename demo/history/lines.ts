import type { OrderLinePartDocument } from 'store-api/src/db/tables/order.ts'
import type { Dice } from '#demo/random.ts'
import type { Good, Variant } from './goods.ts'

/** A line of an order as it was, without ids; `stock` says which variants it took, bundles their parts. */
export type Bought = {
  good: Good
  row: Snapshot & {
    variant_id: number
    product_id: number
    sku: string
    barcode: string
    image_id: string | null
    parts: OrderLinePartDocument[]
    quantity: number
    unit_price: number
    price: number
  }
  priceBefore: number
  stock: { variantId: number; branchId: number; quantity: number }[]
}

type Snapshot = Omit<OrderLinePartDocument, 'quantity'>

/** Of those who can choose a colour, how many take the first. */
const FIRST_COLOR = 0.6
/** What a household takes several of. */
const SEVERAL = /^(balls-(tennis|football)|kids-school|gifts-under)/

/** Turns goods into lines: a colour, a size near the middle, a quantity. */
export function lineMaker(goods: ReadonlyMap<number, Good>): (chance: Dice, good: Good) => Bought {
  const snapshot = ({ product_id, color_ar, color_en, size_ar, size_en }: Variant): Snapshot => {
    const { name_ar = '', name_en = '' } = goods.get(product_id) ?? {}
    return { name_ar, name_en, color_ar, color_en, size_ar, size_en }
  }
  return (chance, good) => {
    const variant = choose(chance, good.variants)
    const parts = good.parts.map(({ product_id, quantity }) => ({ variant: choose(chance, goods.get(product_id)?.variants ?? []), quantity }))
    const quantity = SEVERAL.test(good.category) && chance.chance(0.2) ? chance.between(2, 3) : chance.chance(0.04) ? 2 : 1
    const { id, product_id, image_id, sku, barcode, price: unit_price, compare_at_price } = variant
    return {
      good,
      row: {
        ...snapshot(variant),
        variant_id: id,
        product_id,
        sku,
        barcode,
        image_id,
        parts: parts.map((part) => ({ ...snapshot(part.variant), quantity: part.quantity })),
        quantity,
        unit_price,
        price: unit_price * quantity,
      },
      priceBefore: (compare_at_price ?? unit_price) * quantity,
      stock: (parts.length > 0 ? parts : [{ variant, quantity: 1 }]).map((part) => ({
        variantId: part.variant.id,
        branchId: part.variant.branch_id,
        quantity: part.quantity * quantity,
      })),
    }
  }
}

function choose(chance: Dice, variants: Variant[]): Variant {
  const colors = [...new Set(variants.map(({ color_id }) => color_id))]
  const color = chance.chance(FIRST_COLOR) ? colors[0] : chance.pick(colors)
  const ofColor = variants.filter(({ color_id }) => color_id === color)
  // Two dice fall on the middle more often than on the ends, as sizes do.
  const last = ofColor.length - 1
  const variant = ofColor[Math.round((chance.between(0, last) + chance.between(0, last)) / 2)]
  if (!variant) throw new Error('what was bought has no variant')
  return variant
}
