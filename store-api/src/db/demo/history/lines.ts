import type { OrderLinePartDocument } from '#src/db/tables/order.ts'
import type { Shop } from '#src/db/demo/rows/product-rows.ts'
import { sizes } from '#src/db/demo/names/sizes.ts'
import { readReference } from '#src/db/reference/reference.ts'
import type { Dice } from '#src/db/demo/random.ts'
import type { Good } from './goods.ts'

const colors = readReference().color

type Variant = Shop['variants'][number]

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
  stock: { variantId: number; quantity: number }[]
}

type Snapshot = Omit<OrderLinePartDocument, 'quantity'>

/** Of those who can choose a colour, how many take the first. */
const FIRST_COLOR = 0.6
/** What a household takes several of. */
const SEVERAL = /^(balls-(tennis|football)|kids-school|gifts-under)/

/** Turns goods into lines: a colour, a size near the middle, a quantity. Ids of the shop count from 1 without a gap. */
export function lineMaker(shop: Shop): (chance: Dice, good: Good) => Bought {
  const variants = Map.groupBy(shop.variants, ({ product_id }) => product_id)
  const covers = new Map<string, string>()
  for (const { product_id, color_id, image_id } of shop.gallery.placed) {
    const key = `${product_id} ${color_id}`
    if (!covers.has(key)) covers.set(key, image_id)
  }
  const snapshot = ({ product_id, color_id, size_id }: Variant): Snapshot => {
    const product = shop.products[product_id - 1]
    const [color, size] = [color_id && colors[color_id - 1], size_id && sizes[size_id - 1]]
    return {
      name_ar: product?.name_ar ?? '',
      name_en: product?.name_en ?? '',
      color_ar: color ? color.name_ar : null,
      color_en: color ? color.name_en : null,
      size_ar: size ? size.label_ar : null,
      size_en: size ? size.label_en : null,
    }
  }
  return (chance, good) => {
    const variant = choose(chance, good.variants)
    const parts = shop.parts
      .filter(({ bundle_id }) => bundle_id === good.id)
      .map(({ product_id, quantity = 1 }) => ({ variant: choose(chance, variants.get(product_id) ?? []), quantity }))
    const quantity = SEVERAL.test(good.category) && chance.chance(0.2) ? chance.between(2, 3) : chance.chance(0.04) ? 2 : 1
    const { id = 0, product_id, color_id, sku, barcode, price: unit_price, compare_at_price } = variant
    return {
      good,
      row: {
        ...snapshot(variant),
        variant_id: id,
        product_id,
        sku,
        barcode,
        image_id: covers.get(`${product_id} ${color_id ?? null}`) ?? null,
        parts: parts.map((part) => ({ ...snapshot(part.variant), quantity: part.quantity })),
        quantity,
        unit_price,
        price: unit_price * quantity,
      },
      priceBefore: (compare_at_price ?? unit_price) * quantity,
      stock: (parts.length > 0 ? parts : [{ variant, quantity: 1 }]).map((part) => ({
        variantId: part.variant.id ?? 0,
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
