import { sql } from 'kysely'
import type { Client } from 'pg'
import { importInTransaction } from 'store-api/src/catalog-files/import.ts'
import { insertRows } from 'store-api/src/db/insert.ts'
import type { Db } from 'store-api/src/db/pool.ts'
import { CATALOGUE } from '#demo/shop-files.ts'
import { addPictures, type Gallery } from './gallery.ts'
import { hoursOf, productExtras } from './products.ts'

/**
 * Imports the products with the importer of the store, then adds their drawings and publication dates. `db` uses
 * `client`, which has an open transaction. Throws an Error with the first problem of the file.
 */
export async function fillCatalogue(client: Client, db: Db): Promise<void> {
  const { written, problems } = await importInTransaction(client, CATALOGUE)
  const [problem] = problems
  if (!written) throw new Error(`catalogue.csv, line ${problem?.line}, ${problem?.column}: ${problem?.message}`)
  await insertPictures(db)
  const ages = [...productExtras()].map(([code, extras]) => ({ code, hours: hoursOf(code, extras) }))
  await sql`
    update product set published_at = now() - make_interval(hours => age.hours)
    from json_to_recordset(${JSON.stringify(ages)}::json) as age (code text, hours integer) where age.code = product.code
  `.execute(db)
}

async function insertPictures(db: Db): Promise<void> {
  const products = await db.selectFrom('product').select(['id', 'code', 'name_ar', 'name_en']).orderBy('id').execute()
  const colors = await db.selectFrom('color').select(['id', 'slug', 'name_ar', 'name_en']).execute()
  const colorOf = new Map(colors.map((color) => [color.slug, color]))
  const gallery: Gallery = { images: new Map(), placed: [] }
  for (const { id, code, name_ar, name_en } of products) {
    for (const [slug, art] of Object.entries(productExtras().get(code)?.drawings ?? {})) {
      const color = colorOf.get(slug)
      const inText: [string, string] | null = color ? [color.name_ar, color.name_en.toLowerCase()] : null
      addPictures(gallery, { productId: id, name: [name_ar, name_en], colorId: color?.id ?? null, color: inText, art })
    }
  }
  await insertRows(db, 'image', [...gallery.images.values()])
  await insertRows(db, 'product_image', gallery.placed)
}
