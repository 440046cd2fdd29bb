import { piastres, wholeNumber } from './cells.ts'
import type { FormatOptions } from './format.ts'
import { fold } from './names.ts'
import { resolver } from './resolve.ts'
import type { ShopifyColumn, ShopifyColumns } from './shopify-columns.ts'
import { colorOf, sizeOf } from './shopify-words.ts'
import type { StagedImage } from './staged-row.ts'
import type { FileRecord } from './text-file.ts'

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

/** Reads the variant rows. `branchId` is the branch that receives their stock. */
export function variantReader({ cell, title }: ShopifyColumns, options: FormatOptions, branchId: number | undefined) {
  const { problems, names } = options
  const { slug } = resolver(options)

  const isVariant = ({ cells }: FileRecord) =>
    cell(cells, 'price') !== '' || cell(cells, 'sku') !== '' || cell(cells, 'option1') !== ''

  /** Finds the colour and size options of a product; any other option may have one value only. */
  function optionKinds({ cells }: FileRecord): { kind: OptionKind; column: ShopifyColumn; value: string }[] {
    return (
      [
        ['option1Name', 'option1'],
        ['option2Name', 'option2'],
        ['option3Name', 'option3'],
      ] as const
    ).map(([name, column]) => ({
      kind: OPTION_KINDS[fold(cell(cells, name))] ?? 'other',
      column,
      value: cell(cells, column),
    }))
  }

  function readVariant(
    { line, cells }: FileRecord,
    handle: string,
    kinds: ReturnType<typeof optionKinds>,
    category: string,
  ) {
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
      // Shopify writes '0123…, so that a spreadsheet keeps the leading zero.
      barcode: cell(cells, 'barcode').replace(/^'/, '') || null,
      // Shops often leave the old price equal to the price when an offer ends.
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

  return { isVariant, optionKinds, readVariant }
}

/**
 * Reads the gallery of a product: a picture belongs to the colour of the variants that use it, otherwise to the first
 * colour.
 */
export function readImages(
  { cell }: ShopifyColumns,
  records: FileRecord[],
  variants: { color: string | null; image: string }[],
): StagedImage[] {
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
