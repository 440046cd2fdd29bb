import { sql } from 'kysely'
import type { Client } from 'pg'
import { continueIds, insertRows } from 'store-api/src/db/insert.ts'
import { type Db, dbOn } from 'store-api/src/db/pool.ts'
import { fillCareers } from './careers/fill-careers.ts'
import { fillCatalogue } from './catalogue/fill-catalogue.ts'
import { fillContent } from './content/fill-content.ts'
import { fillCustomers } from './customers/fill-customers.ts'
import { fillHistory } from './history/fill-history.ts'
import { fillHome } from './home.ts'
import { brands } from './names/brands.ts'
import { categories } from './names/categories.ts'
import { fillPopularTerms } from './names/popular.ts'
import { regionRows, stateRows } from './places/states.ts'
import { branchRows, clubRows } from './rows/fixed-rows.ts'
import { fillAlbums, fillVideos } from './scenes/fill-media.ts'
import { sceneRows } from './scenes/scenes.ts'
import { sizeChartRows } from './sizing/charts.ts'

/**
 * Fills an empty database with the demo shop in the transaction that `client` has open, and returns true; when there are products
 * already nothing changes and it returns false. Everything is the same on every machine but `published_at`, and the history of orders,
 * which are counted back from `now` (milliseconds, UTC): the database's, unless given.
 */
export async function fillDemo(client: Client, now?: number): Promise<boolean> {
  const db = dbOn(client)
  const any = await db.selectFrom('product').select('id').limit(1).executeTakeFirst()
  if (any) return false
  await insertBasics(db)
  await insertFixed(db)
  await fillCatalogue(client, db)
  await fillHistory(db, now ?? (await clockOf(db)))
  await fillCustomers(db)
  await finish(db)
  return true
}

async function clockOf(db: Db): Promise<number> {
  const { rows } = await sql<{ now: Date }>`select now() as now`.execute(db)
  return rows[0]?.now.getTime() ?? Date.now()
}

/** Rows that products refer to, in addition to the reference data of the migrations. */
async function insertBasics(db: Db): Promise<void> {
  await insertRows(db, 'category', categories)
  await insertRows(db, 'brand', brands)
  await insertRows(db, 'club', clubRows)
  await insertRows(db, 'search_synonym', [{ words: ['مدرّج', 'مدرج', 'modarag'] }])
  await insertRows(db, 'size_chart', sizeChartRows)
  await insertRows(db, 'branch', branchRows)
  await sql`
    update state set deliverable = own.deliverable, fee = own.fee, days_min = own.days_min, days_max = own.days_max
    from json_populate_recordset(null::state, ${JSON.stringify(stateRows)}::json) own where own.id = state.id
  `.execute(db)
  const unreachable = regionRows.filter(({ deliverable }) => !deliverable).map(({ id }) => id)
  await sql`update region set deliverable = false where id = any(${unreachable}::integer[])`.execute(db)
  // Their ids were written out.
  for (const table of ['category', 'brand', 'club', 'branch'] as const) await continueIds(db, table)
  // The importer's statements are planned for empty tables else.
  await sql`analyze`.execute(db)
}

async function insertFixed(db: Db): Promise<void> {
  await fillCareers(db)
  await insertRows(db, 'image', sceneRows)
  await fillAlbums(db)
  await fillVideos(db)
}

async function finish(db: Db): Promise<void> {
  await fillHome(db)
  await fillContent(db)
  await fillPopularTerms(db)
  // Without this the first queries are planned for empty tables.
  await sql`analyze`.execute(db)
}
