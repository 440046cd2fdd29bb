import { convert } from 'html-to-text'
import type { FormatOptions } from './format.ts'
import { resolver } from './resolve.ts'
import type { ShopifyColumns } from './shopify-columns.ts'
import { categoryOf, genderOf } from './shopify-words.ts'
import type { StagedRow } from './staged-row.ts'
import type { FileRecord } from './text-file.ts'

/** Whether a cell is true, in the spelling of Shopify or a spreadsheet. */
export function isYes(cell: string): boolean {
  return /^(true|yes|1)$/i.test(cell)
}

/** Reads the product fields from the first row of a product. */
export function productReader({ cell, title }: ShopifyColumns, options: FormatOptions) {
  const { problems, names } = options
  const { slug } = resolver(options)

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
      [
        cell(cells, 'targetGender'),
        cell(cells, 'googleGender'),
        cell(cells, 'ageGroup'),
        cell(cells, 'googleAge'),
      ].join(' '),
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
      status: readStatus(cells),
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

  function readStatus(cells: string[]): string {
    const status = cell(cells, 'status').toLowerCase()
    const published = cell(cells, 'published')
    return (status === '' || status === 'active') && (published === '' || isYes(published)) ? 'online' : 'hidden'
  }

  return productOf
}
