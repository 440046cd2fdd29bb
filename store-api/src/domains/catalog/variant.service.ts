import type { Context } from '#src/http/context.ts'
import { selectAvailability } from './availability.queries.ts'
import type { Availability, Variant } from './product-detail.schema.ts'
import { bandOf } from './stock-band.ts'
import { selectBundleParts, selectVariantsByIds, type VariantRow } from './variant.queries.ts'

/** A variant with the data for cart and order. */
export interface SellableVariant {
  variant: Variant
  productId: number
  /** False while the product is hidden or under manufacturing. */
  sellable: boolean
  kind: 'simple' | 'bundle'
  /** Available units in all branches without the line limit; null for a bundle: its parts have the stock. */
  free: number | null
  /** Parts of a bundle, otherwise empty. */
  partsOf: { position: number; productId: number; quantity: number }[]
}

/** Returns the variants by id, for sale or not, without unknown ids, in at most two statements. */
export async function findSellableVariants(context: Context, ids: number[]): Promise<Map<number, SellableVariant>> {
  if (ids.length === 0) return new Map()
  const rows = await selectVariantsByIds(context.db, context.language, ids)
  const bundles = rows.filter(({ product_kind }) => product_kind === 'bundle').map(({ product_id }) => product_id)
  const parts = bundles.length > 0 ? await selectBundleParts(context.db, bundles) : []
  return new Map(
    rows.map((row) => {
      const ofBundle = parts.filter(({ bundle_id }) => bundle_id === row.product_id)
      return [
        row.id,
        {
          variant: variantOf(row, context),
          productId: row.product_id,
          sellable: row.product_status === 'online',
          kind: row.product_kind,
          free: row.product_kind === 'bundle' ? null : row.free,
          partsOf: ofBundle.map(({ position, product_id, quantity }) => ({
            position,
            productId: product_id,
            quantity,
          })),
        },
      ]
    }),
  )
}

/**
 * Returns the wire shape of a variant; `available` stops at the line limit and is 0 while the product is not for sale.
 */
export function variantOf(row: VariantRow, { config }: Context): Variant {
  return {
    id: row.id,
    productId: row.product_id,
    sku: row.sku,
    barcode: row.barcode,
    gtin: gtinOf(row.barcode),
    color: row.color,
    size: row.size,
    price: row.price,
    compareAtPrice: row.compare_at_price,
    discountPercent: discountPercent(row.price, row.compare_at_price),
    available: row.product_status === 'online' ? Math.min(row.free, config.maxQuantity) : 0,
  }
}

/** Returns the GTIN-13 of a barcode, or null for the shop's own barcodes and invalid ones. */
export function gtinOf(barcode: string): string | null {
  return isEan13(barcode) && !isOwnNumber(barcode) ? barcode : null
}

/**
 * Whether a barcode is an EAN-13 with a valid check digit: the sum of the digits weighted 1, 3, 1, 3, … is a multiple
 * of ten.
 */
function isEan13(barcode: string): boolean {
  if (!/^\d{13}$/.test(barcode)) return false
  return [...barcode].reduce((sum, digit, i) => sum + Number(digit) * (i % 2 ? 3 : 1), 0) % 10 === 0
}

/** Whether the barcode is company-internal: GS1 reserves the prefixes 02, 04 and 20 to 29. */
function isOwnNumber(barcode: string): boolean {
  return /^(02|04|2)/.test(barcode)
}

/** Returns the discount in whole percent; null without one. Both prices are in piastres. */
export function discountPercent(price: number, compareAtPrice: number | null): number | null {
  return compareAtPrice ? Math.round((1 - price / compareAtPrice) * 100) : null
}

/**
 * Where the variants can be had, in the order of the ids; hidden and unknown ones are left out. The total stops at the
 * limit of a line.
 */
export async function listAvailability({ db, config }: Context, variantIds: number[]): Promise<Availability[]> {
  const byVariant = Map.groupBy(await selectAvailability(db, variantIds), ({ variant_id }) => variant_id)
  return variantIds.flatMap((variantId) => {
    const rows = byVariant.get(variantId)
    if (!rows) return []
    const free = rows[0]?.bundles ?? rows.reduce((sum, row) => sum + row.free, 0)
    return [{ variantId, total: Math.min(free, config.maxQuantity), branches: rows.map(bandOf) }]
  })
}
