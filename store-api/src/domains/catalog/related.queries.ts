import { sql } from 'kysely'
import { knownIds } from '#src/db/postgres-values.ts'
import type { Db } from '#src/db/pool.ts'
import { inStock } from './stock.queries.ts'

/** Additional candidates of each kind, so that sold-out ones can be skipped. */
const SPARE = 6

/** Minimum number of orders of a pair: one order is chance. */
const HABIT = 2

export interface RelatedRow {
  source_id: number
  id: number
}

/**
 * The neighbours of each product, the nearest first: of its club (its season before others), of its category and
 * gender, then best sellers; what is in stock before what is not. One statement for any number of products; never a
 * product itself.
 */
export async function selectRelated(db: Db, ids: number[], first: number): Promise<RelatedRow[]> {
  const near = sql`${first + SPARE}::integer`
  const { rows } = await sql<RelatedRow>`
    select source.id as source_id, pick.id
    from product source
    cross join lateral (
      select p.id
      from (
        select id, min(tier) as tier, min(nth) as nth
        from (
          select id, 1 as tier, row_number() over () as nth from (
            select id from product where club_id = source.club_id and id <> source.id and status <> 'hidden'
            order by season_id is not distinct from source.season_id desc, sold_count desc, id desc limit ${near}
          ) of_club
          union all
          select id, 2, row_number() over () from (
            select id from product
            where category_id = source.category_id and gender is not distinct from source.gender
              and id <> source.id and status <> 'hidden'
            order by sold_count desc, id desc limit ${near}
          ) of_category
          union all
          select id, 3, row_number() over () from (
            select id from product where id <> source.id and status <> 'hidden' order by sold_count desc, id desc limit ${near}
          ) of_all
        ) tiers
        group by id
      ) near
      cross join lateral (select id, kind, status from product where id = near.id offset 0) p
      order by ${inStock} desc, near.tier, near.nth, p.id
      limit ${first}
    ) pick
    where source.id = any(${knownIds(ids)}::integer[]) and source.status <> 'hidden'
  `.execute(db)
  return rows
}

/**
 * What was in the same orders as each product, the most often first; what is in stock before what is not. One statement
 * for any number of products; nothing for one that was bought alone.
 */
export async function selectBoughtTogether(db: Db, ids: number[], first: number): Promise<RelatedRow[]> {
  const { rows } = await sql<RelatedRow>`
    select source.id as source_id, pick.id
    from product source
    cross join lateral (
      select p.id
      from product_pair pair
      join product p on p.id = pair.other_id and p.status <> 'hidden'
      where pair.product_id = source.id and pair.orders >= ${HABIT}
      order by ${inStock} desc, pair.orders desc, p.id
      limit ${first}
    ) pick
    where source.id = any(${knownIds(ids)}::integer[]) and source.status <> 'hidden'
  `.execute(db)
  return rows
}
