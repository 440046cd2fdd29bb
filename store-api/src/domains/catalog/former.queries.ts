import { sql } from 'kysely'
import { cleanText, knownIds } from '#src/db/postgres-values.ts'
import type { Db } from '#src/db/pool.ts'
import type { Key } from './catalog.queries.ts'

export type FormerKind = 'product' | 'club' | 'brand' | 'category'

/** Selects the id that a former slug or id belongs to, or undefined. */
export async function selectFormerThing(
  db: Db,
  kind: FormerKind,
  key: Exclude<Key, undefined>,
): Promise<number | undefined> {
  const was = 'slug' in key ? sql`slug = ${cleanText(key.slug)}` : sql`thing_id = any(${knownIds(key.ids)}::integer[])`
  const { rows } = await sql<{ id: number }>`
    select thing_id as id from former_address where kind = ${kind} and ${was} order by at desc limit 1
  `.execute(db)
  return rows[0]?.id
}
