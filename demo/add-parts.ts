import { sql } from 'kysely'
import { insertRows } from 'store-api/src/db/insert.ts'
import type { Db } from 'store-api/src/db/pool.ts'
import { fillCareers } from './careers/fill-careers.ts'
import { fillContent } from './content/fill-content.ts'
import { productExtras } from './catalogue/products.ts'
import type { Part } from './fill-missing.ts'
import { fillAlbums, fillVideos } from './scenes/fill-media.ts'
import { sceneRows } from './scenes/scenes.ts'
import { readDemoShop } from './shop-files.ts'

/** Each needs branches, clubs or scenes, and nothing else of the shop. */
const fills: Record<Part, (db: Db) => Promise<void>> = {
  careers: fillCareers,
  albums: fillAlbums,
  videos: fillVideos,
  content: async (db) => {
    await fillContent(db)
    await insertRows(db, 'page', (await readDemoShop()).pages)
  },
}

/** Writes these parts, whose tables are empty, when the shop is the demo's own, and returns whether it is. */
export async function addParts(db: Db, parts: readonly Part[]): Promise<boolean> {
  if (!(await isDemo(db))) return false
  await insertScenes(db)
  for (const part of parts) await fills[part](db)
  return true
}

/** Whether the branches are the demo's, and most of its products are still shown. */
async function isDemo(db: Db): Promise<boolean> {
  const { entries } = await readDemoShop()
  const branches = entries['branches.yaml'].map(({ values }, i) => ({ id: i + 1, slug: values.slug }))
  const products = [...productExtras().keys()].map((code, i) => ({ id: i + 1, code }))
  const { rows } = await sql<{ branches: number; products: number }>`
    select
      (select count(*)::integer from branch join ${listed(branches, 'slug')} using (id, slug)) as branches,
      (select count(*)::integer from product join ${listed(products, 'code')} using (id, code) where status <> 'hidden') as products
  `.execute(db)
  const [found] = rows
  return found?.branches === branches.length && found.products > products.length / 2
}

function listed(rows: readonly object[], name: 'slug' | 'code') {
  return sql`json_to_recordset(${JSON.stringify(rows)}::json) as demo (id integer, ${sql.ref(name)} text)`
}

async function insertScenes(db: Db): Promise<void> {
  await sql`
    insert into image (id, art, view)
    select id, art, view from json_populate_recordset(null::image, ${JSON.stringify(sceneRows)}::json)
    on conflict do nothing
  `.execute(db)
}
