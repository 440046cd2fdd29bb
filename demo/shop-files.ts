import { fileURLToPath } from 'node:url'
import type { Db } from 'store-api/src/db/pool.ts'
import { readShopFiles, type ShopFiles } from 'store-api/src/shop-files/read-files.ts'
import { writeShop } from 'store-api/src/shop-files/write-shop.ts'

const FOLDER = fileURLToPath(new URL('./shop/', import.meta.url))

/** The products of the demo shop for the importer of the store. */
export const CATALOGUE = `${FOLDER}catalogue.csv`

/**
 * Reads the files of the demo shop, which are those of every shop (docs/first-shop.md). Throws an Error that names each
 * mistake by file and line.
 */
export async function readDemoShop(): Promise<ShopFiles> {
  return sound(await readShopFiles(FOLDER))
}

/**
 * Writes what the files of the demo shop say, as `shop:init` does. Throws an Error that names each mistake by file and
 * line.
 */
export async function fillShop(db: Db): Promise<void> {
  const files = await readDemoShop()
  await writeShop(db, files)
  sound(files)
}

function sound(files: ShopFiles): ShopFiles {
  const lines = files.problems.map(({ file, line, text }) => `${file}, line ${line}: ${text}`)
  if (lines.length > 0) throw new Error(lines.join('\n'))
  return files
}
