import { sql } from 'kysely'
import { insertRows } from 'store-api/src/db/insert.ts'
import type { Db } from 'store-api/src/db/pool.ts'
import { fillCareers } from './careers/fill-careers.ts'
import { fillContent } from './content/fill-content.ts'
import { productExtras } from './catalogue/products.ts'
import { fillCoupons } from './coupons.ts'
import type { Part } from './parts.ts'
import { fillAlbums, fillVideos } from './scenes/fill-media.ts'
import { sceneRows } from './scenes/scenes.ts'
import { readDemoShop } from './shop-files.ts'

/** Fills a part; each needs only branches, clubs or scenes. */
const fills: Record<Part, (db: Db) => Promise<void>> = {
  careers: fillCareers,
  albums: fillAlbums,
  videos: fillVideos,
  coupons: fillCoupons,
  content: async (db) => {
    await fillContent(db)
    await insertRows(db, 'page', (await readDemoShop()).pages)
  },
}

/** Writes parts into their empty tables if the shop is the demo, and returns whether it is. */
export async function addParts(db: Db, parts: readonly Part[]): Promise<boolean> {
  if (!(await isDemo(db))) return false
  await insertScenes(db)
  for (const part of parts) await fills[part](db)
  return true
}

/** Whether the branches are those of the demo and more than half of its products are visible. */
async function isDemo(db: Db): Promise<boolean> {
  const { entries } = await readDemoShop()
  const branches = entries['branches.yaml'].map(({ values }, i) => ({ id: i + 1, slug: values.slug }))
  const products = [...productExtras().keys()].map((code, i) => ({ id: i + 1, code }))
  const { rows } = await sql<{ branches: number; products: number }>`
    select
      (select count(*)::integer from branch join ${listValues(branches, 'slug')} using (id, slug)) as branches,
      (select count(*)::integer from product join ${listValues(products, 'code')} using (id, code) where status <> 'hidden') as products
  `.execute(db)
  const [found] = rows
  return found?.branches === branches.length && found.products > products.length / 2
}

function listValues(rows: readonly object[], name: 'slug' | 'code') {
  return sql`json_to_recordset(${JSON.stringify(rows)}::json) as demo (id integer, ${sql.ref(name)} text)`
}

async function insertScenes(db: Db): Promise<void> {
  await sql`
    insert into image (id, art, view)
    select id, art, view from json_populate_recordset(null::image, ${JSON.stringify(sceneRows)}::json)
    on conflict do nothing
  `.execute(db)
}
