import { unguard } from './cells.ts'
import type { Format, FormatOptions } from './format.ts'
import { UnreadableFile } from './problems.ts'
import { shopifyColumns, type ShopifyColumn } from './shopify-columns.ts'
import { isYes, productReader } from './shopify-product.ts'
import { readImages, variantReader } from './shopify-variants.ts'
import type { Column, StagedRow } from './staged-row.ts'
import type { FileRecord } from './text-file.ts'

/** Maximum number of rows per product: Shopify allows 2,048 variants and 250 pictures. */
const MOST_ROWS = 3_000
const ARABIC = /[\u0600-\u06ff]/
const COLUMNS: readonly Column[] = [
  'status',
  'name_ar',
  'name_en',
  'description_ar',
  'description_en',
  'category',
  'brand',
  'club',
  'season',
  'gender',
  'color',
  'size',
  'sku',
  'barcode',
  'price',
  'compare_at_price',
]
const OURS: Record<string, ShopifyColumn> = {
  code: 'handle',
  slug: 'handle',
  name_ar: 'title',
  name_en: 'title',
  category: 'type',
  brand: 'vendor',
  sku: 'sku',
  barcode: 'barcode',
  price: 'price',
  compare_at_price: 'compareAt',
  images: 'image',
}
/** Shopify's product file with old or new titles: several rows per product, some of them with a picture only. */
export function shopifyFormat(header: string[], options: FormatOptions): Format {
  const branch = options.branch ? options.names.branch.find(options.branch)[0] : options.names.branch.all[0]
  if (!branch && options.branch) throw new UnreadableFile(`there is no branch "${options.branch}"`)
  if (options.category && !options.names.category.find(options.category)[0]) {
    throw new UnreadableFile(`there is no category "${options.category}"`)
  }
  const read = groupReader(header, options, branch?.id)
  return {
    name: 'shopify',
    columns: new Set(COLUMNS),
    clears: false,
    title: (column) => titleOf(column, header),
    async *rows(records) {
      for await (const group of byHandle(records, header, options)) yield* read(group)
    },
  }
}

function titleOf(column: string, header: string[]): string {
  const theirs = column.startsWith('stock:') ? 'quantity' : OURS[column]
  return theirs ? shopifyColumns(header).title(theirs) : column
}

interface Group {
  handle: string
  records: FileRecord[]
}

/** Groups adjacent rows by product; the handle may be on the first row only. */
async function* byHandle(
  records: AsyncIterable<FileRecord>,
  header: string[],
  { problems }: FormatOptions,
): AsyncGenerator<Group> {
  const { cell, title } = shopifyColumns(header)
  let group: Group | undefined
  for await (const { line, cells } of records) {
    const texts = cells.map(unguard)
    const handle = cell(texts, 'handle') || group?.handle
    if (!handle || handle.length > 255) {
      problems.add(line, title('handle'), handle ? 'is longer than 255 characters' : 'is empty')
      continue
    }
    if (group && (group.handle !== handle || group.records.length >= MOST_ROWS)) {
      yield group
      group = undefined
    }
    group ??= { handle, records: [] }
    group.records.push({ line, cells: texts })
  }
  if (group) yield group
}

function groupReader(header: string[], options: FormatOptions, branchId: number | undefined) {
  const columns = shopifyColumns(header)
  const { cell, title } = columns
  const productOf = productReader(columns, options)
  const { isVariant, optionKinds, readVariant } = variantReader(columns, options, branchId)

  function* rows({ handle, records }: Group): Generator<StagedRow> {
    const [first] = records
    if (!first || isYes(cell(first.cells, 'giftCard'))) return
    const base = { code: handle, language: languageOf(cell(first.cells, 'title')) }
    const product = productOf(first, handle)
    const kinds = optionKinds(first)
    const variants = records
      .filter(isVariant)
      .map((record) => readVariant(record, handle, kinds, product.category ?? ''))
    const images = readImages(columns, records, variants)
    for (const [i, { row }] of variants.entries()) {
      yield { ...base, ...row, product: i === 0 ? product : {}, images: i === 0 ? images : [], parts: [] }
    }
    if (variants.length === 0)
      options.problems.add(first.line, title('price'), 'the product has no variant with a price')
  }
  return rows
}

function languageOf(name: string): 'ar' | 'en' {
  return ARABIC.test(name) ? 'ar' : 'en'
}
