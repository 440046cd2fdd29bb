import { moment, piastres, splitList, unguard, wholeNumber } from './cells.ts'
import type { Format, FormatOptions } from './format.ts'
import { UnreadableFile } from './problems.ts'
import { resolver } from './resolve.ts'
import {
  type Column,
  PRODUCT_COLUMNS,
  type ProductColumn,
  type StagedImage,
  type StagedRow,
  UNIT,
  VARIANT_COLUMNS,
} from './staged-row.ts'
import type { FileRecord } from './text-file.ts'

export const STOCK = 'stock:'
export const LIST_COLUMNS = ['parts', 'images', 'image_alts_ar', 'image_alts_en'] as const
/** Prefix of a picture that shows the product in any colour. */
export const ANY_COLOR = 'all:'

const CHOICES: Partial<Record<ProductColumn, readonly string[]>> = {
  kind: ['simple', 'bundle'],
  status: ['online', 'onlineComing', 'hidden'],
  kit_type: ['home', 'away', 'third', 'goalkeeper', 'training', 'retro'],
  gender: ['men', 'women', 'kids', 'unisex'],
}
const NAMED = ['category', 'brand', 'club', 'season'] as const
const LISTS: readonly ProductColumn[] = ['care_ar', 'care_en']
/** Maximum length of a cell. */
const LIMITS = { code: 60, sku: 80, barcode: 40, slug: 100, name: 200, text: 20_000 }
const SLUG = /^(?=.*[^\d])[\p{L}\p{N}]+(?:[-_][\p{L}\p{N}]+)*$/u
const KNOWN: readonly string[] = ['code', ...PRODUCT_COLUMNS, ...VARIANT_COLUMNS, ...LIST_COLUMNS]

/** Our own format (docs/catalog-files.md): one row per variant. Throws UnreadableFile for an unknown header. */
export function shopFormat(header: string[], options: FormatOptions): Format {
  const titles = header.map((title) => title.trim())
  const branches = new Map<number, number>()
  for (const [at, title] of titles.entries()) {
    if (titles.indexOf(title) < at) throw new UnreadableFile(`line 1: the column "${title}" stands there twice`)
    if (title.startsWith(STOCK)) branches.set(at, branchId(title, options))
    else if (!KNOWN.includes(title)) throw new UnreadableFile(`line 1: there is no column "${title.slice(0, 60)}"`)
  }
  if (!titles.includes('code')) throw new UnreadableFile('line 1: the column "code" is missing')
  const columns = new Set(titles.filter((title): title is Column => KNOWN.includes(title)))
  return {
    name: 'shop',
    columns,
    clears: true,
    title: (column) => column,
    rows: (records) => readRows(records, titles, branches, options),
  }
}

function branchId(title: string, { names }: FormatOptions): number {
  const [branch] = names.branch.find(title.slice(STOCK.length))
  if (!branch) throw new UnreadableFile(`line 1: there is no branch "${title.slice(STOCK.length)}"`)
  return branch.id
}

async function* readRows(
  records: AsyncIterable<FileRecord>,
  titles: string[],
  branches: Map<number, number>,
  options: FormatOptions,
): AsyncGenerator<StagedRow> {
  const { problems } = options
  const read = rowReader(titles, branches, options)
  for await (const { line, cells } of records) {
    if (cells.length > titles.length && cells.slice(titles.length).some(Boolean)) {
      problems.add(line, titles.at(-1) ?? '', `the row has ${cells.length} cells, the header ${titles.length}`)
      continue
    }
    const row = read(line, cells.map(unguard))
    if (row) yield row
  }
}

function rowReader(titles: string[], branches: Map<number, number>, options: FormatOptions) {
  const { problems } = options
  const { slug } = resolver(options)
  const places = new Map(titles.map((title, at) => [title, at]))

  return (line: number, cells: string[]): StagedRow | undefined => {
    const at = (title: string) => cells[places.get(title) ?? -1] ?? ''
    const bad = (title: string, message: string) => {
      problems.add(line, title, message)
      return null
    }
    const short = (title: string, most: number) => {
      const text = at(title).trim()
      return text.length > most ? bad(title, `is longer than ${most} characters`) : text || null
    }
    const money = (title: string) => {
      const text = at(title).trim()
      const amount = text === '' ? null : piastres(text)
      if (amount === null || (amount !== undefined && amount > 0)) return amount
      return bad(title, `"${text.slice(0, 40)}" is no price in EGP`)
    }
    const code = short('code', LIMITS.code)
    if (code === null) {
      if (at('code').trim() === '') bad('code', 'is empty')
      return undefined
    }
    const color = slug('color', at('color'), line, 'color')
    const [price, compareAtPrice] = [money('price'), money('compare_at_price')]
    if (price !== null && compareAtPrice !== null && compareAtPrice <= price)
      bad('compare_at_price', 'must be more than the price')
    const sku = short('sku', LIMITS.sku)
    const wanting = (['color', 'size', 'barcode', 'price', 'compare_at_price'] as const).find(
      (title) => at(title).trim() !== '',
    )
    if (sku === null && wanting) bad('sku', `is empty, but ${wanting} is not`)
    return {
      line,
      code,
      language: null,
      sku,
      color,
      price,
      compareAtPrice,
      product: product(line, at),
      barcode: barcode(at('barcode').trim(), bad),
      size: slug('size', at('size'), line, 'size'),
      stock: stock(cells, bad),
      images: images(at, color, bad),
      parts: parts(at('parts'), bad),
    }
  }

  type Bad = (title: string, message: string) => null

  function product(line: number, at: (title: string) => string): StagedRow['product'] {
    const found: StagedRow['product'] = {}
    for (const column of PRODUCT_COLUMNS) {
      const cell = at(column)
      if (cell.trim() !== '') found[column] = productCell(column, cell, line)
    }
    return found
  }

  function productCell(column: ProductColumn, cell: string, line: number): string | null {
    const text = cell.trim()
    const bad = (message: string) => {
      problems.add(line, column, message)
      return null
    }
    const named = NAMED.find((subject) => subject === column)
    if (named) return slug(named, cell, line, column)
    const choices = CHOICES[column]
    if (choices) return choices.includes(text) ? text : bad(`must be ${choices.join(', ')}, not "${text.slice(0, 40)}"`)
    if (column === 'published_at')
      return moment(text) ?? bad(`"${text.slice(0, 40)}" is no date; write 2026-11-30 or 30/11/2026`)
    if (column === 'slug')
      return text.length <= LIMITS.slug && SLUG.test(text)
        ? text
        : bad('must be letters, digits and hyphens, at most 100')
    const most = column.startsWith('name_') ? LIMITS.name : LIMITS.text
    if (cell.length > most) return bad(`is longer than ${most} characters`)
    return LISTS.includes(column) ? splitList(cell).join(UNIT) : cell
  }

  function stock(cells: string[], bad: Bad): Record<number, number> {
    const found: Record<number, number> = {}
    for (const [place, branch] of branches) {
      const text = (cells[place] ?? '').trim()
      const pieces = text === '' ? null : wholeNumber(text)
      if (pieces === null) continue
      if (pieces === undefined || pieces < 0) bad(titles[place] ?? '', `"${text.slice(0, 40)}" is no number of pieces`)
      else found[branch] = pieces
    }
    return found
  }
}

type Bad = (title: string, message: string) => null

function barcode(text: string, bad: Bad): string | null {
  if (/^\d[.,]\d+E\+\d+$/i.test(text))
    return bad('barcode', `"${text}" was cut by the spreadsheet: format the column as text`)
  return text.length > LIMITS.barcode ? bad('barcode', `is longer than ${LIMITS.barcode} characters`) : text || null
}

function images(at: (title: string) => string, color: string | null, bad: Bad): StagedImage[] {
  const sources = splitList(at('images')).map((source) => source.trim())
  const [ar, en] = [splitList(at('image_alts_ar')), splitList(at('image_alts_en'))]
  for (const [title, alts] of [
    ['image_alts_ar', ar],
    ['image_alts_en', en],
  ] as const) {
    if (alts.length > sources.length) bad(title, `has ${alts.length} texts for ${sources.length} pictures`)
  }
  if (sources.length > 50) bad('images', 'has more than 50 pictures')
  return sources.slice(0, 50).flatMap((source, i) => {
    const any = source.startsWith(ANY_COLOR)
    const name = any ? source.slice(ANY_COLOR.length) : source
    return name ? [{ source: name, color: any ? null : color, alt_ar: ar[i] || null, alt_en: en[i] || null }] : []
  })
}

function parts(cell: string, bad: Bad): StagedRow['parts'] {
  return splitList(cell).flatMap((entry) => {
    const [, code, times] = /^(.+?)(?:\s*\*\s*(\d{1,2}))?$/.exec(entry.trim()) ?? []
    const quantity = Number(times ?? 1)
    if (code && quantity >= 1 && quantity <= 10) return [{ code, quantity }]
    bad('parts', `"${entry.slice(0, 60)}" must be a product's code, or code*2 up to code*10`)
    return []
  })
}
