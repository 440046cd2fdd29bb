import { ApiError } from '#src/http/api-error.ts'
import type { Context } from '#src/http/context.ts'
import { selectAvailability, selectVariantIds } from './availability.queries.ts'
import type { Availability } from './catalog.schema.ts'
import { findProductId } from './product-detail.service.ts'
import { bandOf } from './stock-band.ts'

/**
 * Where the variants can be had, in the order of the ids; hidden and unknown ones are left out. The total stops at the limit of
 * a line.
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

/**
 * Where a product can be had: each of its variants, or the one that is asked for. Throws NOT_FOUND, also for a variant of
 * another product.
 */
export async function getProductAvailability(context: Context, idOrSlug: string, variant?: number): Promise<Availability[]> {
  const variantIds = await selectVariantIds(context.db, await findProductId(context, idOrSlug))
  if (variant === undefined) return listAvailability(context, variantIds)
  if (!variantIds.includes(variant)) throw new ApiError('NOT_FOUND')
  return listAvailability(context, [variant])
}
