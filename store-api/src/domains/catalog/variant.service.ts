import type { Context } from '#src/http/context.ts'
import type { Variant } from './catalog.schema.ts'
import { discountPercent } from './discount.ts'
import { gtinOf } from './ean.ts'
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
          partsOf: ofBundle.map(({ position, product_id, quantity }) => ({ position, productId: product_id, quantity })),
        },
      ]
    }),
  )
}

/** Returns the wire shape of a variant; `available` stops at the line limit and is 0 while the product is not for sale. */
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
