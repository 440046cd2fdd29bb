import { convert } from 'html-to-text'
import { piastres, unguard, wholeNumber } from './cells.ts'
import type { Format, FormatOptions } from './format.ts'
import { fold } from './names.ts'
import { resolver } from './resolve.ts'
import { shopifyColumns, type ShopifyColumn } from './shopify-columns.ts'
import { categoryOf, genderOf, sizeOf, colorOf } from './shopify-words.ts'
import type { Column, StagedImage, StagedRow } from './staged-row.ts'
import type { FileRecord } from './text-file.ts'
import { UnreadableFile } from './problems.ts'

/** Shopify allows 2,048 variants and 250 pictures. */
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
type OptionKind = 'color' | 'size' | 'other'
const OPTION_KINDS: Record<string, OptionKind> = {
  color: 'color',
  colour: 'color',
  colors: 'color',
  اللون: 'color',
  لون: 'color',
  الالوان: 'color',
  size: 'size',
  sizes: 'size',
  'shoe size': 'size',
  'eu size': 'size',
  المقاس: 'size',
  مقاس: 'size',
  المقاسات: 'size',
  الحجم: 'size',
}

/** Shopify's product file, old and new titles: several rows a product, of which some only bring a picture. */
export function shopifyFormat(header: string[], options: FormatOptions): Format {
  const branch = options.branch ? options.names.branch.find(options.branch)[0] : options.names.branch.all[0]
  if (!branch && options.branch) throw new UnreadableFile(`there is no branch "${options.branch}"`)
  if (options.category && !options.names.category.find(options.category)[0]) {
    throw new UnreadableFile(`there is no category "${options.category}"`)
  }
  const read = productReader(header, options, branch?.id)
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

/** The rows of one product stand together; the handle may stand on the first alone. */
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

function productReader(header: string[], options: FormatOptions, branchId: number | undefined) {
  const { problems, names } = options
  const { slug } = resolver(options)
  const { cell, title } = shopifyColumns(header)
  const yes = (text: string) => /^(true|yes|1)$/i.test(text)

  const isVariant = (cells: string[]) => cell(cells, 'price') !== '' || cell(cells, 'sku') !== '' || cell(cells, 'option1') !== ''

  function productOf({ line, cells }: FileRecord, handle: string): StagedRow['product'] {
    const name = cell(cells, 'title')
    const text = convert(cell(cells, 'body'), {
      wordwrap: false,
      selectors: [
        { selector: 'img', format: 'skip' },
        { selector: 'a', options: { ignoreHref: true } },
      ],
    }).trim()
    const tags = cell(cells, 'tags')
      .split(',')
      .map((tag) => tag.trim())
      .filter(Boolean)
    const words = [...tags, cell(cells, 'type'), cell(cells, 'category'), name]
    const gender = genderOf(
      [cell(cells, 'targetGender'), cell(cells, 'googleGender'), cell(cells, 'ageGroup'), cell(cells, 'googleAge')].join(' '),
      words,
    )
    const only = (subject: 'club' | 'season') => tags.flatMap((tag) => names[subject].find(tag)).at(0)?.slug ?? null
    const category =
      categoryOf({ type: cell(cells, 'type'), path: cell(cells, 'category'), tags, gender }, names.category) ??
      (options.category ? names.category.find(options.category)[0]?.slug : undefined)
    if (!category) {
      const column = cell(cells, 'type') || !cell(cells, 'category') ? 'type' : 'category'
      problems.add(
        line,
        title(column),
        `no category of the shop is "${cell(cells, column)}"; give one for all such with --category`,
      )
    }
    return {
      slug: /^\d+$/.test(handle) ? `p-${handle}` : handle.toLowerCase().slice(0, 100),
      status: statusOf(cells),
      name_ar: name,
      name_en: name,
      description_ar: text,
      description_en: text,
      category,
      gender,
      club: only('club'),
      season: only('season'),
      brand: slug('brand', cell(cells, 'vendor'), line, title('vendor')),
    }
  }

  function statusOf(cells: string[]): string {
    const status = cell(cells, 'status').toLowerCase()
    const published = cell(cells, 'published')
    return (status === '' || status === 'active') && (published === '' || yes(published)) ? 'online' : 'hidden'
  }

  /** What the product's options are; an option beside colour and size may have one value only. */
  function optionKinds({ cells }: FileRecord): { kind: OptionKind; column: ShopifyColumn; value: string }[] {
    return (
      [
        ['option1Name', 'option1'],
        ['option2Name', 'option2'],
        ['option3Name', 'option3'],
      ] as const
    ).map(([name, column]) => ({ kind: OPTION_KINDS[fold(cell(cells, name))] ?? 'other', column, value: cell(cells, column) }))
  }

  function variantOf({ line, cells }: FileRecord, handle: string, kinds: ReturnType<typeof optionKinds>, category: string) {
    let color: string | null = null
    let size: string | null = null
    for (const { kind, column, value } of kinds) {
      const text = cell(cells, column)
      if (text === '') continue
      if (kind === 'other' && text !== value)
        problems.add(line, title(column), `"${text}": only colours and sizes can be chosen here`)
      if (kind === 'color') color = colorOf(text, names.color) ?? slug('color', text, line, title(column))
      if (kind === 'size') size = sizeOf(text, category, names.size) ?? slug('size', text, line, title(column))
    }
    const price = money(line, cells, 'price')
    const before = money(line, cells, 'compareAt')
    const pieces = wholeNumber(cell(cells, 'quantity'))
    const row = {
      line,
      color,
      size,
      price,
      sku: cell(cells, 'sku') || [handle, color, size].filter(Boolean).join('-').toUpperCase(),
      // Shopify writes '0123… so that a spreadsheet keeps the zero.
      barcode: cell(cells, 'barcode').replace(/^'/, '') || null,
      // Shops leave the old price equal to the new one when an offer ends.
      compareAtPrice: price && before && before > price ? before : null,
      stock: branchId && pieces !== undefined ? { [branchId]: Math.max(0, pieces) } : {},
    }
    return { row, color, image: cell(cells, 'variantImage') }
  }

  function money(line: number, cells: string[], column: 'price' | 'compareAt'): number | null {
    const text = cell(cells, column)
    const amount = text === '' ? null : piastres(text)
    if (amount === undefined || (amount === 0 && column === 'price'))
      problems.add(line, title(column), `"${text.slice(0, 40)}" is no price`)
    return amount || null
  }

  /** A picture belongs to the colour whose variants show it, else to the first. */
  function imagesOf(records: FileRecord[], variants: { color: string | null; image: string }[]): StagedImage[] {
    const colors = new Map<string, string | null>()
    for (const { image, color } of variants) if (image && !colors.has(image)) colors.set(image, color)
    const listed = records
      .map(({ cells }) => ({
        source: cell(cells, 'image'),
        position: Number(cell(cells, 'imagePosition')) || 999,
        alt: cell(cells, 'imageAlt'),
      }))
      .filter(({ source }) => source !== '')
      .toSorted((a, b) => a.position - b.position)
    const known = new Set(listed.map(({ source }) => source))
    const extra = [...colors.keys()].filter((source) => !known.has(source)).map((source) => ({ source, alt: '' }))
    return [...listed, ...extra].map(({ source, alt }) => ({
      source,
      color: colors.get(source) ?? variants[0]?.color ?? null,
      alt_ar: alt || null,
      alt_en: alt || null,
    }))
  }

  function* rows({ handle, records }: Group): Generator<StagedRow> {
    const [first] = records
    if (!first || yes(cell(first.cells, 'giftCard'))) return
    const base = { code: handle, language: languageOf(cell(first.cells, 'title')) }
    const product = productOf(first, handle)
    const kinds = optionKinds(first)
    const variants = records
      .filter(({ cells }) => isVariant(cells))
      .map((record) => variantOf(record, handle, kinds, product.category ?? ''))
    const images = imagesOf(records, variants)
    for (const [i, { row }] of variants.entries()) {
      yield { ...base, ...row, product: i === 0 ? product : {}, images: i === 0 ? images : [], parts: [] }
    }
    if (variants.length === 0) problems.add(first.line, title('price'), 'the product has no variant with a price')
  }
  return rows
}

function languageOf(name: string): 'ar' | 'en' {
  return ARABIC.test(name) ? 'ar' : 'en'
}
