import { sql } from 'kysely'
import { knownIds } from '#src/db/postgres-values.ts'
import { texts } from '#src/db/localized.ts'
import type { Db } from '#src/db/pool.ts'
import type { Language } from 'server-kit/language.ts'
import type { RailProduct } from './rails.ts'
import type { StatKey } from './article.schema.ts'

export interface BannerRow {
  eyebrow: string
  title: string
  text: string
  action_label: string
  action_url: string
  product_ids: number[]
}

/** Selects the first banner, or undefined. */
export async function selectBanner(db: Db, language: Language): Promise<BannerRow | undefined> {
  const text = texts(language)
  const { rows } = await sql<BannerRow>`
    select ${text('eyebrow')} as eyebrow, ${text('title')} as title, ${text('text')} as text,
      ${text('action_label')} as action_label, action_url, product_ids
    from banner order by position, id limit 1
  `.execute(db)
  return rows[0]
}

/** Selects club and category of these products, unsorted. */
export async function selectRailProducts(db: Db, ids: number[]): Promise<RailProduct[]> {
  const { rows } = await sql<RailProduct>`
    select id, club_id, category_id from product where id = any(${knownIds(ids)}::integer[])
  `.execute(db)
  return rows
}

/** Selects the shop in numbers: visible products, places, delivered orders. */
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
