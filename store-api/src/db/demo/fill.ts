import { sql } from 'kysely'
import type { Db } from '#src/db/pool.ts'
import { bundles } from './catalogue/bundles.ts'
import { fillCareers } from './careers/fill-careers.ts'
import { catalogue } from './catalogue/catalogue.ts'
import { fillContent } from './content/fill-content.ts'
import { fillCustomers } from './customers/fill-customers.ts'
import { brands } from './names/brands.ts'
import { categories } from './names/categories.ts'
import { fillPopularTerms } from './names/popular.ts'
import { fillHome } from './home.ts'
import { fillHistory } from './history/fill-history.ts'
import { regionRows, stateRows } from './places/states.ts'
import { addBundle } from './rows/bundle-rows.ts'
import { fillAlbums, fillVideos } from './scenes/fill-media.ts'
import { sceneRows } from './scenes/scenes.ts'
import { sizeChartRows } from './sizing/charts.ts'
import { branchRows, clubRows } from './rows/fixed-rows.ts'
import { continueIds, insertRows } from './rows/insert.ts'
import { addProduct, emptyShop, type Shop } from './rows/product-rows.ts'

/**
 * Fills an empty database with the demo shop in one transaction (in the caller's, when it has one open) and returns true; when
 * there are products already nothing changes and it returns false. Everything is the same on every machine but `published_at`,
 * and the history of orders, which are counted back from `now` (milliseconds, UTC): the database's, unless given.
 */
export async function fillDemo(db: Db, now?: number): Promise<boolean> {
  if (!db.isTransaction) return db.transaction().execute((transaction) => fillDemo(transaction, now))
  const any = await db.selectFrom('product').select('id').limit(1).executeTakeFirst()
  if (any) return false
  await insertBasics(db)
  await insertFixed(db)
  const shop = buildShop()
  await insertShop(db, shop)
  await fillHistory(db, shop, now ?? (await clockOf(db)))
  await fillCustomers(db)
  await finish(db)
  return true
}

async function clockOf(db: Db): Promise<number> {
  const { rows } = await sql<{ now: Date }>`select now() as now`.execute(db)
  return rows[0]?.now.getTime() ?? Date.now()
}

/** The products as rows; ids follow the order of the catalogue. */
export function buildShop(): Shop {
  const shop = emptyShop()
  for (const draft of catalogue) addProduct(shop, draft)
  for (const bundle of bundles) addBundle(shop, bundle, catalogue)
  return shop
}

/** What the products refer to beside the reference data of the migrations. */
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
}

async function insertFixed(db: Db): Promise<void> {
  await fillCareers(db)
  await insertRows(db, 'image', sceneRows)
  await fillAlbums(db)
  await fillVideos(db)
}

async function insertShop(db: Db, shop: Shop): Promise<void> {
  await insertRows(db, 'product', shop.products)
  await insertRows(db, 'image', [...shop.gallery.images.values()])
  await insertRows(db, 'product_color', shop.colors)
  await insertRows(db, 'product_image', shop.gallery.placed)
  await insertRows(db, 'variant', shop.variants)
  await insertRows(db, 'bundle_part', shop.parts)
  await insertRows(db, 'branch_stock', shop.stock)
  await sql`
    update product set published_at = now() - make_interval(hours => age.hours)
    from json_to_recordset(${JSON.stringify(shop.ages)}::json) as age (id integer, hours integer) where age.id = product.id
  `.execute(db)
}

/** Tables with ids that are written out. */
const WITH_IDS = ['category', 'brand', 'club', 'branch', 'product', 'variant'] as const

async function finish(db: Db): Promise<void> {
  for (const table of WITH_IDS) await continueIds(db, table)
  await sql`select refresh_products(array(select id from product))`.execute(db)
  await fillHome(db)
  await fillContent(db)
  await fillPopularTerms(db)
  // Without this the first queries are planned for empty tables.
  await sql`analyze`.execute(db)
}
