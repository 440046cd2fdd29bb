import { sql } from 'kysely'
import type { Db } from '#src/db/pool.ts'

/** What is counted, in the order in which it is shown. */
export const statKeys = ['products', 'clubs', 'brands', 'branches', 'governorates', 'delivered'] as const

export type StatKey = (typeof statKeys)[number]

/** The shop in numbers: what can be had, where it goes, and how many orders arrived, whole or in part. */
export async function selectStats(db: Db): Promise<Record<StatKey, number>> {
  const { rows } = await sql<Record<StatKey, number>>`
    select
      (select count(*) from product where status <> 'hidden') as products,
      (select count(distinct club_id) from product where status <> 'hidden') as clubs,
      (select count(distinct brand_id) from product where status <> 'hidden') as brands,
      (select count(*) from branch) as branches,
      (select count(distinct city.state_id) from region join city on city.id = region.city_id) as governorates,
      (select count(*) from orders where status in ('delivered', 'split', 'returning', 'returned', 'returnedReceived')) as delivered
  `.execute(db)
  if (!rows[0]) throw new Error('a statement without a table has one row')
  return rows[0]
}
