import { type RawBuilder, sql } from 'kysely'
import { knownIds } from '#src/db/postgres-values.ts'
import type { Db } from '#src/db/pool.ts'
import { freeOfBundle, freeOfBundleInBranch } from './stock.queries.ts'

export interface AvailabilityRow {
  variant_id: number
  branch_id: number
  free: number
  /** Bundles available from all branches together; null for a simple product, whose total is the sum of its branches. */
  bundles: number | null
}

/** Selects the available units of each variant per branch, in branch order; none for products that are not for sale. */
export function selectAvailability(db: Db, variantIds: number[]): Promise<AvailabilityRow[]> {
  return selectShelves(db, sql`v.id = any(${knownIds(variantIds)}::integer[])`)
}

/** Selects the available units of all variants of these products per branch. */
export function selectAvailabilityOfProducts(db: Db, productIds: number[]): Promise<AvailabilityRow[]> {
  return selectShelves(db, sql`v.product_id = any(${knownIds(productIds)}::integer[])`)
}

async function selectShelves(db: Db, condition: RawBuilder<unknown>): Promise<AvailabilityRow[]> {
  const { rows } = await sql<AvailabilityRow>`
    select v.id as variant_id, branch.id as branch_id,
      case
        when p.status <> 'online' then 0
        when p.kind = 'bundle' then ${freeOfBundleInBranch}
        else coalesce(s.on_hand - s.reserved, 0)
      end as free,
      case when p.kind = 'bundle' and p.status = 'online' then ${freeOfBundle} end as bundles
    from variant v
    join product p on p.id = v.product_id and p.status <> 'hidden'
    cross join branch
    left join branch_stock s on s.variant_id = v.id and s.branch_id = branch.id
    where ${condition}
    order by v.id, branch.position, branch.id
  `.execute(db)
  return rows
}

/** Selects the variants of a product in display order. */
export async function selectVariantIds(db: Db, productId: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select v.id from variant v
    left join product_color pc on pc.product_id = v.product_id and pc.color_id = v.color_id
    left join size z on z.id = v.size_id
    where v.product_id = ${productId} order by pc.position, z.position, v.id
  `.execute(db)
  return rows.map(({ id }) => id)
}
