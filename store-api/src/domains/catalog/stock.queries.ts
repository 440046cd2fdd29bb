import { type RawBuilder, sql } from 'kysely'

/** Available units of the variant `v` in all branches. */
export const freeOfVariant = sql<number>`(
  select coalesce(sum(s.on_hand - s.reserved), 0)::integer from branch_stock s where s.variant_id = v.id
)`

/** Available units of the bundle `p`: limited by its scarcest part, each part in its best-stocked variant. */
export const freeOfBundle = bundlesFrom(sql`true`)

/** Available units of a bundle in `branch`. */
export const freeOfBundleInBranch = bundlesFrom(sql`s.branch_id = branch.id`)

function bundlesFrom(levels: RawBuilder<unknown>): RawBuilder<number> {
  return sql`(
    select coalesce(min(best.free / part.quantity), 0)::integer
    from bundle_part part
    cross join lateral (
      select coalesce(max(sums.free), 0) as free
      from (
        select sum(s.on_hand - s.reserved) as free
        from product q
        join variant pv on pv.product_id = q.id
        join branch_stock s on s.variant_id = pv.id and ${levels}
        where q.id = part.product_id and q.status = 'online'
        group by pv.id
      ) sums
    ) best
    where part.bundle_id = p.id
  )`
}

/**
 * Whether the product `p` is in stock. Without `offset 0` a plan may read the stock of all products into a hash first.
 */
export const inStock = sql<boolean>`(p.status = 'online' and case p.kind
  when 'bundle' then ${freeOfBundle} > 0
  else exists (
    select from variant iv join branch_stock s on s.variant_id = iv.id where iv.product_id = p.id and s.on_hand > s.reserved offset 0
  )
end)`
