import { sql } from 'kysely'
import type { Client } from 'pg'
import { continueIds, insertRows } from 'store-api/src/db/insert.ts'
import { type Db, dbOn } from 'store-api/src/db/pool.ts'
import type { Tables } from 'store-api/src/db/tables.ts'
import { fillCareers } from './careers/fill-careers.ts'
import { fillCatalogue } from './catalogue/fill-catalogue.ts'
import { fillContent } from './content/fill-content.ts'
import { fillCoupons } from './coupons.ts'
import { fillCustomers } from './customers/fill-customers.ts'
import { fillHistory } from './history/fill-history.ts'
import { fillHome } from './home.ts'
import { fillPopularTerms } from './names/popular.ts'
import { fillAlbums, fillVideos } from './scenes/fill-media.ts'
import { sceneRows } from './scenes/scenes.ts'
import { fillShop } from './shop-files.ts'
import { fillSizeCharts } from './sizing/fill-size-charts.ts'

/**
 * Fills an empty database with the demo shop in the transaction that `client` has open, and returns true; when there
 * are products already nothing changes and it returns false. Everything is the same on every machine but
 * `published_at`, and the history of orders, which are counted back from `now` (milliseconds, UTC): the database's,
 * unless given.
 */
export async function fillDemo(client: Client, now?: number): Promise<boolean> {
  const db = dbOn(client)
  const any = await db.selectFrom('product').select('id').limit(1).executeTakeFirst()
  if (any) return false
  await continueAllIds(db)
  await fillShop(db)
  await insertRows(db, 'search_synonym', [{ words: ['مدرّج', 'مدرج', 'modarag'] }])
  await fillSizeCharts(db)
  await fillCareers(db)
  await insertRows(db, 'image', sceneRows)
  await fillAlbums(db)
  await fillVideos(db)
  // Without this the statements of the importer are planned for empty tables.
  await analyzeFilled(db)
  await fillCatalogue(client, db)
  await fillHistory(db, now ?? (await readClock(db)))
  await fillCustomers(db)
  await fillCoupons(db)
  await fillHome(db)
  await fillContent(db)
  await fillPopularTerms(db)
  // Without this the first queries of the shop are planned for empty tables.
  await analyzeFilled(db)
  return true
}

/**
 * Makes every identity column go on after its last row. The rows of a fill that was stopped are rolled back, the ids
 * that it took are not, and the demo shop's data names ids.
 */
async function continueAllIds(db: Db): Promise<void> {
  const { rows } = await sql<{ name: keyof Tables }>`
    select table_name as name from information_schema.columns where table_schema = 'public' and column_name = 'id' and is_identity = 'YES'
  `.execute(db)
  for (const { name } of rows) await continueIds(db, name)
}

async function readClock(db: Db): Promise<number> {
  const { rows } = await sql<{ now: Date }>`select now() as now`.execute(db)
  return rows[0]?.now.getTime() ?? Date.now()
}

/**
 * Analyses the tables that have rows. An empty one that was analysed counts as one without a page, which is read from
 * end to end: connections plan their statements once, and would go on so while carts and orders fill it.
 */
async function analyzeFilled(db: Db): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace and pg_relation_size(oid) > 0
  `.execute(db)
  await sql`analyze ${sql.join(rows.map(({ name }) => sql.table(name)))}`.execute(db)
}
