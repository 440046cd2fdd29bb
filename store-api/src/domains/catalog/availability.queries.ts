import { type RawBuilder, sql } from 'kysely'
import { knownIds } from '#src/db/postgres-values.ts'
import type { Db } from '#src/db/pool.ts'
import { freeOfBundle, freeOfBundleInBranch } from './stock.queries.ts'

export interface AvailabilityRow {
  variant_id: number
  branch_id: number
  free: number
  /**
   * Bundles available from all branches together; null for a simple product, whose total is the sum of its branches.
   */
  bundles: number | null
}

/** Selects the available units of each variant per branch, in branch order; none for products that are not for sale. */
export function selectAvailability(db: Db, variantIds: number[]): Promise<AvailabilityRow[]> {
  return selectLevels(
    db,
    variantIds,
    sql`cross join lateral ${variantWhere(sql`id = asked.id`)} cross join lateral ${productWhere(sql`id = v.product_id`)}`,
  )
}

/** Selects the available units of all variants of these products per branch. */
export function selectAvailabilityOfProducts(db: Db, productIds: number[]): Promise<AvailabilityRow[]> {
  return selectLevels(
    db,
    productIds,
    sql`cross join lateral ${productWhere(sql`id = asked.id`)} cross join lateral ${variantWhere(sql`product_id = p.id`)}`,
  )
}

// A generic plan does not know how few ids there are: it merged whole tables. `offset 0` keeps each subquery apart, so
// that it is answered by its index for one id.
const variantWhere = (condition: RawBuilder<unknown>) =>
  sql`(select id, product_id from variant where ${condition} offset 0) v`

const productWhere = (condition: RawBuilder<unknown>) => sql`(
  select id, kind, status, case when kind = 'bundle' and status = 'online' then ${freeOfBundle} end as bundles
  from product p where ${condition} and status <> 'hidden' offset 0
) p`

/** `variantsAndProducts` joins `v` and `p` to the ids in `asked`. */
async function selectLevels(
  db: Db,
  ids: number[],
  variantsAndProducts: RawBuilder<unknown>,
): Promise<AvailabilityRow[]> {
  const { rows } = await sql<AvailabilityRow>`
    select v.id as variant_id, branch.id as branch_id,
      case when p.status = 'online' then coalesce(branch.bundles, s.on_hand - s.reserved, 0) else 0 end as free, p.bundles
    from (select distinct unnest(${knownIds(ids)}::integer[]) as id) asked
    ${variantsAndProducts}
    cross join lateral (
      select id, position, case when p.kind = 'bundle' then ${freeOfBundleInBranch} end as bundles from branch offset 0
    ) branch
    left join lateral (
      select on_hand, reserved from branch_stock where variant_id = v.id and branch_id = branch.id offset 0
    ) s on true
    order by v.id, branch.position, branch.id
  `.execute(db)
  return rows
}
