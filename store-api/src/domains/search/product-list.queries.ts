import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#src/db/pool.ts'
import { allConditions, type Criteria } from './product-filter.queries.ts'
import { textMatch } from './text-match.queries.ts'

export type Sort = 'relevance' | 'newest' | 'priceAsc' | 'priceDesc' | 'bestSeller' | 'discount'

interface Order {
  /** Column or expression, and how a key of a cursor becomes comparable with it. The id is always the last. */
  by: RawBuilder<unknown>
  key: RawBuilder<number>
  fromKey: (key: number) => RawBuilder<unknown>
}

const integer = (by: RawBuilder<unknown>): Order => ({ by, key: sql<number>`${by}`, fromKey: (key) => sql`${key}::integer` })

const published: Order = {
  by: sql`p.published_at`,
  // Microseconds, which JavaScript holds exactly and its Date does not.
  key: sql<number>`(extract(epoch from p.published_at) * 1000000)::bigint`,
  fromKey: (key) => sql`timestamptz 'epoch' + ${key}::double precision * interval '1 microsecond'`,
}

/** Tenths of a per mille that the price is below the one before the offer. */
const discount = sql`coalesce((p.compare_at_from - p.price_from)::bigint * 10000 / p.compare_at_from, 0)::integer`
const sold = integer(sql`p.sold_count`)

function ordersOf(sort: Sort, q: string | undefined): Order[] {
  const text = textMatch(q)
  if (sort === 'relevance') return text ? [integer(text.rank), sold] : [sold]
  if (sort === 'newest') return [published]
  if (sort === 'discount') return [integer(discount), sold]
  return sort === 'bestSeller' ? [sold] : [integer(sql`p.price_from`)]
}

/** Keys of the last product of a page: one for each order, then the id. */
export type Keys = number[]

/** How many keys a cursor of this list has. */
export function keyCount(sort: Sort, q: string | undefined): number {
  return ordersOf(sort, q).length + 1
}

export interface PageRow {
  id: number
  keys: Keys
}

/** The next products behind `after`, by the sort's keys and then the id, so that no two pages share or miss one. */
export async function selectPage(
  db: Db,
  criteria: Criteria,
  sort: Sort,
  after: Keys | undefined,
  limit: number,
): Promise<PageRow[]> {
  const orders = [...ordersOf(sort, criteria.q), integer(sql`p.id`)]
  const direction = sort === 'priceAsc' ? sql`asc` : sql`desc`
  const tuple = (parts: RawBuilder<unknown>[]) => sql`(${sql.join(parts)})`
  const behind =
    after &&
    sql`and ${tuple(orders.map(({ by }) => by))} ${sort === 'priceAsc' ? sql`>` : sql`<`}
    ${tuple(orders.map(({ fromKey }, i) => fromKey(after[i] ?? 0)))}`
  const { rows } = await sql<PageRow>`
    select p.id, array[${sql.join(orders.map(({ key }) => sql`${key}::bigint`))}] as keys
    from product p
    where ${allConditions(criteria)} ${behind ?? sql``}
    order by ${sql.join(orders.map(({ by }) => sql`${by} ${direction}`))}
    limit ${limit}
  `.execute(db)
  return rows.map(({ id, keys }) => ({ id, keys: keys.map(Number) }))
}

/** How many products fit, exactly. */
export async function countProducts(db: Db, criteria: Criteria): Promise<number> {
  const { rows } = await sql<{ total: number }>`select count(*) as total from product p where ${allConditions(criteria)}`.execute(
    db,
  )
  return rows[0]?.total ?? 0
}
