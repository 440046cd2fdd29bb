import type { Db } from '#src/db/pool.ts'
import {
  countCatalog, type ProductRow, selectBundleStock, selectNames, selectProductsBehind, selectProductsWithBundles, selectSynonyms,
} from './catalog-rows.queries.ts'
import { type Columns, createColumns } from './columns.ts'
import { type AllNames, numberNames } from './names.ts'
import { productTexts } from './product-text.ts'
import { createTextIndex, type ProductText, type TextIndex } from './text-index.ts'
import { type BundleStock, writeProduct } from './write-product.ts'

/** The visible catalogue in memory: columns, text index, and names by number. */
export interface CatalogIndex {
  names: AllNames
  columns: Columns
  text: TextIndex
}

export interface LoadedIndex extends CatalogIndex {
  textOf: (product: ProductRow) => ProductText
}

/** Products per statement: few enough to serve other requests in between. */
const CHUNK = 1_000
/** Spare rows before a full reload. */
const ROOM = { factor: 1.25, rows: 1_000, items: 10_000 }
const MAX_DEAD = 0.2

/** Reads the whole catalogue. Changes during the read are in the change log. */
export async function loadIndex(db: Db): Promise<LoadedIndex> {
  const [rows, synonyms, counts] = await Promise.all([selectNames(db), selectSynonyms(db), countCatalog(db)])
  const names = numberNames(rows)
  const index: LoadedIndex = {
    names,
    columns: createColumns(
      names,
      Math.ceil(counts.products * ROOM.factor) + ROOM.rows,
      Math.ceil(counts.variants * ROOM.factor) + ROOM.items,
    ),
    text: createTextIndex(synonyms),
    textOf: productTexts(rows, names),
  }
  // Repeats the read when more products were added during it than there is room for.
  return (await readProducts(db, index)) ? index : loadIndex(db)
}

/** Reads the next products while the last ones are written. Returns false when there is no room. */
async function readProducts(db: Db, index: LoadedIndex): Promise<boolean> {
  let coming = selectProductsBehind(db, 0, CHUNK)
  for (;;) {
    const products = await coming
    const last = products.at(-1)
    if (!last) return true
    const stock = await bundleStockOf(db, products)
    coming = selectProductsBehind(db, last.id, CHUNK)
    // The failure is thrown where it is awaited; until then it must not be an unhandled rejection.
    coming.catch(() => undefined)
    if (!products.every((product) => put(index, product, stock))) return false
  }
}

/** Reads these products and their bundles again. Returns false when there is no room: then a full reload is needed. */
export async function rereadProducts(db: Db, index: LoadedIndex, ids: number[]): Promise<boolean> {
  const products = await selectProductsWithBundles(db, ids)
  const stock = await bundleStockOf(db, products)
  const visible = new Set(products.map(({ id }) => id))
  for (const id of ids) if (!visible.has(id)) drop(index, id)
  const fits = products.every((product) => put(index, product, stock))
  return fits && index.columns.dead <= ROOM.rows / 2 + index.columns.rows * MAX_DEAD
}

async function bundleStockOf(db: Db, products: ProductRow[]): Promise<BundleStock> {
  const bundles = products.filter(({ kind }) => kind === 'bundle').map(({ id }) => id)
  const byBundle = Map.groupBy(await selectBundleStock(db, bundles), ({ bundle_id }) => bundle_id)
  return new Map([...byBundle].map(([id, rows]) => [id, rows.map(({ branch_id }) => branch_id)]))
}

/** Writes a product into its row, or into a new row when it is new or its text changed. Returns false when there is no room. */
function put(index: LoadedIndex, product: ProductRow, stock: BundleStock): boolean {
  const { columns, names, text } = index
  const known = columns.rowOf.get(product.id)
  if (known !== undefined && columns.textHash[known] === product.text_hash) {
    return writeProduct(columns, names, known, product, stock)
  }
  const row = columns.rows
  if (!writeProduct(columns, names, row, product, stock)) return false
  drop(index, product.id)
  columns.rows += 1
  columns.rowOf.set(product.id, row)
  columns.alive[row] = 1
  columns.textHash[row] = product.text_hash
  text.add(row, index.textOf(product))
  return true
}

function drop({ columns, text }: LoadedIndex, id: number): void {
  const row = columns.rowOf.get(id)
  if (row === undefined) return
  columns.rowOf.delete(id)
  columns.alive[row] = 0
  columns.dead += 1
  text.remove(row)
}
