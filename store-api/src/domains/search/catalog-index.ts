import { setImmediate as yieldToRequests } from 'node:timers/promises'
import type { Db } from '#src/db/pool.ts'
import {
  countCatalog,
  type ProductRow,
  selectBundleStock,
  selectNames,
  selectProductsBehind,
  selectProductsWithBundles,
  selectStock,
  selectStockOfProducts,
  selectSynonyms,
} from './catalog-rows.queries.ts'
import { type Columns, createColumns } from './columns.ts'
import { type AllNames, type Names, numberNames, shopNames } from './names.ts'
import { productTexts, type ProductTexts } from './product-text.ts'
import { createTextIndex, type TextIndex } from './text-index.ts'
import { createVocabulary } from './understand/vocabulary.ts'
import { type ReadProduct, readVariants, writeProduct } from './write-product.ts'
import { clearStock, type ItemPlaces, placesUpTo, sumStock, writeBundleStock, writeStock } from './write-stock.ts'

/** The visible catalogue in memory: columns, text index, and names by number. */
export interface CatalogIndex {
  names: AllNames
  columns: Columns
  text: TextIndex
}

export interface LoadedIndex extends CatalogIndex {
  texts: ProductTexts
}

/** Products per statement. */
const CHUNK = 1_000
/** Ids of variants per statement of the stock. */
const STOCK_CHUNK = 50_000
/** Products that are written at a time: few enough to serve other requests in between. */
const SLICE = 200
/** Spare rows before a full reload. */
const ROOM = { factor: 1.25, rows: 1_000, items: 10_000 }
const MAX_DEAD = 0.2

/** Reads the whole catalogue. Changes during the read are in the change log. */
export async function loadIndex(db: Db): Promise<LoadedIndex> {
  const [rows, synonyms, counts] = await Promise.all([selectNames(db), selectSynonyms(db), countCatalog(db)])
  const names = numberNames(rows)
  const room = Math.ceil(counts.products * ROOM.factor) + ROOM.rows
  const index: LoadedIndex = {
    names,
    columns: createColumns(names, room, Math.ceil(counts.variants * ROOM.factor) + ROOM.items),
    text: createTextIndex(createVocabulary(shopNames(rows, names), synonyms), room),
    texts: productTexts(rows, names),
  }
  const places = placesUpTo(counts.lastVariant)
  // Repeats the read when more products were added during it than there is room for.
  if (!(await readProducts(db, index, places))) return loadIndex(db)
  await readStock(db, index, places, counts.lastVariant)
  return index
}

/** Reads the next products while the last ones are written. Returns false when there is no room. */
async function readProducts(db: Db, index: LoadedIndex, places: ItemPlaces): Promise<boolean> {
  let coming = selectProductsBehind(db, 0, CHUNK)
  for (;;) {
    const products = await coming
    const last = products.at(-1)
    if (!last) return true
    coming = selectProductsBehind(db, last.id, CHUNK)
    // The failure is thrown where it is awaited; until then it must not be an unhandled rejection.
    coming.catch(() => undefined)
    const bundles = await bundleStockOf(db, products)
    for (let from = 0; from < products.length; from += SLICE) {
      const slice = products.slice(from, from + SLICE)
      if (!slice.every((product) => put(index, readVariants(product), places))) return false
      await yieldToRequests()
    }
    writeBundles(index, bundles)
  }
}

/** Reads the stock of all variants that have a place. */
async function readStock(
  db: Db,
  { columns, names }: LoadedIndex,
  places: ItemPlaces,
  lastVariant: number,
): Promise<void> {
  for (let from = 0; from <= lastVariant; from += STOCK_CHUNK) {
    for (const ofBranch of await selectStock(db, from, from + STOCK_CHUNK)) writeStock(columns, names, ofBranch, places)
  }
  for (let row = 0; row < columns.rows; row += 1) {
    sumStock(columns, row)
    if (row % CHUNK === 0) await yieldToRequests()
  }
}

/** Reads these products and their bundles again. Returns false when there is no room: then a full reload is needed. */
export async function rereadProducts(db: Db, index: LoadedIndex, ids: number[]): Promise<boolean> {
  const [products, stock] = await Promise.all([selectProductsWithBundles(db, ids), selectStockOfProducts(db, ids)])
  const bundles = await bundleStockOf(db, products)
  const { columns, names } = index
  // Without an await from here on: a list must not find a product that has lost its stock.
  const visible = new Set(products.map(({ id }) => id))
  for (const id of ids) if (!visible.has(id)) drop(index, id)
  const places = new Map<number, number>()
  const fits = products.every((product) => put(index, readVariants(product), places))
  for (const ofBranch of stock) writeStock(columns, names, ofBranch, places)
  writeBundles(index, bundles)
  for (const id of visible) sumStock(columns, columns.rowOf.get(id) ?? -1)
  return fits && columns.dead <= ROOM.rows / 2 + columns.rows * MAX_DEAD
}

async function bundleStockOf(db: Db, products: ProductRow[]): Promise<Map<number, (number | null)[]>> {
  const bundles = products.filter(({ kind, status }) => kind === 'bundle' && status === 'online').map(({ id }) => id)
  const byBundle = Map.groupBy(await selectBundleStock(db, bundles), ({ bundle_id }) => bundle_id)
  return new Map([...byBundle].map(([id, rows]) => [id, rows.map(({ branch_id }) => branch_id)]))
}

function writeBundles({ columns, names }: LoadedIndex, bundles: Map<number, (number | null)[]>): void {
  for (const [id, branches] of bundles) {
    const row = columns.rowOf.get(id)
    if (row !== undefined) writeBundleStock(columns, names, row, branches)
  }
}

/**
 * Writes a product without stock into its row, or into a new row when it is new or its text changed. Returns false when
 * there is no room.
 */
function put(index: LoadedIndex, product: ReadProduct, places: ItemPlaces): boolean {
  const { columns, names, text } = index
  const known = columns.rowOf.get(product.id)
  const isSame = known !== undefined && columns.textHash[known] === product.text_hash
  const row = isSame ? known : columns.rows
  if (!writeProduct(columns, names, row, product, places)) return false
  clearStock(columns, row)
  if (isSame) return true
  drop(index, product.id)
  columns.rows += 1
  columns.rowOf.set(product.id, row)
  columns.alive[row] = 1
  columns.profiles.groups = undefined
  // A product with a name that is not known yet must not count as the same when it is read again with the name.
  columns.textHash[row] = knowsNames(names, product) ? product.text_hash : Number.NaN
  text.add(row, index.texts.of(product))
  return true
}

function knowsNames({ brand, club, category, season, color }: AllNames, product: ReadProduct): boolean {
  const knows = ({ byId }: Names, id: number | null) => id === null || id === 0 || byId.has(id)
  return (
    knows(brand, product.brand_id) &&
    knows(club, product.club_id) &&
    knows(category, product.category_id) &&
    knows(season, product.season_id) &&
    product.variants.colors.every((id) => knows(color, id))
  )
}

function drop({ columns }: LoadedIndex, id: number): void {
  const row = columns.rowOf.get(id)
  if (row === undefined) return
  columns.rowOf.delete(id)
  columns.alive[row] = 0
  columns.profiles.groups = undefined
  columns.dead += 1
}
