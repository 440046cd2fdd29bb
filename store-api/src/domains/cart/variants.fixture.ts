import type { SellableVariant } from '#src/domains/catalog/variant.service.ts'
import type { Variants } from './cart-stock.ts'

const texts = { sku: '', barcode: '', gtin: null, color: null, size: null, discountPercent: null, available: 0 }

/** A variant of a simple product whose id is ten times the variant's; prices in piastres. */
export function variant(
  id: number,
  fields: Partial<Omit<SellableVariant, 'variant'>> & { price?: number; compareAtPrice?: number } = {},
): SellableVariant {
  const { price = 1_000, compareAtPrice = null, productId = id * 10, ...rest } = fields
  return {
    variant: { ...texts, id, productId, price, compareAtPrice },
    productId,
    sellable: true,
    kind: 'simple',
    free: 0,
    partsOf: [],
    ...rest,
  }
}

/** A bundle of these quantities of products. */
export function bundle(
  id: number,
  parts: [productId: number, quantity: number][],
  fields: Parameters<typeof variant>[1] = {},
): SellableVariant {
  const partsOf = parts.map(([productId, quantity], index) => ({ position: index + 1, productId, quantity }))
  return variant(id, { kind: 'bundle', free: null, partsOf, ...fields })
}

export const variantsOf = (...all: SellableVariant[]): Variants => new Map(all.map((one) => [one.variant.id, one]))
