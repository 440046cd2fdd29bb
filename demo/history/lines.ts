import type { OrderLinePartDocument } from 'store-api/src/db/tables/order.ts'
import type { Dice } from '#demo/random.ts'
import type { Product, Variant } from './products.ts'

/**
 * An order line as placed, without ids; `stock` lists the variants whose stock it reduced, those of the parts for a
 * bundle.
 */
export type Bought = {
  product: Product
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

/** Share of customers who take the first colour. */
const FIRST_COLOR = 0.6
/** Categories of which a customer may order two or three units. */
const SEVERAL = /^(balls-(tennis|football)|kids-school|gifts-under)/

/**
 * Returns a function that makes an order line of a product: it draws a colour, a size near the middle and a quantity.
 */
export function lineMaker(products: ReadonlyMap<number, Product>): (chance: Dice, product: Product) => Bought {
  const snapshot = ({ product_id, color_ar, color_en, size_ar, size_en }: Variant): Snapshot => {
    const { name_ar = '', name_en = '' } = products.get(product_id) ?? {}
    return { name_ar, name_en, color_ar, color_en, size_ar, size_en }
  }
  return (chance, product) => {
    const variant = choose(chance, product.variants)
    const parts = product.parts.map(({ product_id, quantity }) => ({
      variant: choose(chance, products.get(product_id)?.variants ?? []),
      quantity,
    }))
    const quantity =
      SEVERAL.test(product.category) && chance.chance(0.2) ? chance.between(2, 3) : chance.chance(0.04) ? 2 : 1
    const { id, product_id, image_id, sku, barcode, price: unit_price, compare_at_price } = variant
    return {
      product,
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
  // The sum of two draws is near the middle more often than at the ends, as sold sizes are.
  const last = ofColor.length - 1
  const variant = ofColor[Math.round((chance.between(0, last) + chance.between(0, last)) / 2)]
  if (!variant) throw new Error('a sold product has no variant')
  return variant
}
