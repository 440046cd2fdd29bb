import { createWriteStream } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import iconv from 'iconv-lite'
import type { Client } from 'pg'
import { amountOf } from '#src/money.ts'
import { csvOf, joinList } from './cells.ts'
import {
  type ExportImage,
  type ExportProduct,
  type ExportVariant,
  selectBranches,
  selectProducts,
} from './export.queries.ts'
import { ANY_COLOR, LIST_COLUMNS, STOCK } from './shop-format.ts'
import { PRODUCT_COLUMNS, VARIANT_COLUMNS } from './staged-row.ts'

export interface ExportOptions {
  /** UTF-8 (the default) is written with a BOM, so that spreadsheets read Arabic. */
  encoding?: 'utf8' | 'windows-1256'
  /** Called with the number of products written so far. */
  onProgress?: (products: number) => void
}

export interface ExportResult {
  products: number
  rows: number
  /** Characters that Windows-1256 lacks, written as question marks. */
  lost: string[]
}

const BATCH = 200
const LINES = { record_delimiter: 'windows' } as const
const HEADER = ['code', ...PRODUCT_COLUMNS, ...VARIANT_COLUMNS, ...LIST_COLUMNS]

/**
 * Writes a snapshot of the whole catalogue to a file in our own format, hidden products included. An existing file is
 * replaced when the new one is complete.
 */
export async function exportCatalogue(
  client: Client,
  path: string,
  options: ExportOptions = {},
): Promise<ExportResult> {
  const { encoding = 'utf8', onProgress = () => undefined } = options
  const result: ExportResult = { products: 0, rows: 0, lost: [] }
  const lost = new Set<string>()
  async function* pieces() {
    const branches = await selectBranches(client)
    if (encoding === 'utf8') yield '\uFEFF'
    yield csvOf([[...HEADER, ...branches.map((branch) => `${STOCK}${branch}`)]], LINES)
    for (let last = 0; ;) {
      const products = await selectProducts(client, last, BATCH)
      if (products.length === 0) return
      last = products.at(-1)?.id ?? last
      const rows = products.flatMap((product) => productRows(product, branches))
      result.products += products.length
      result.rows += rows.length
      onProgress(result.products)
      yield csvOf(rows, LINES)
    }
  }
  async function* encode() {
    for await (const piece of pieces()) {
      const bytes = iconv.encode(piece, encoding, { addBOM: false })
      if (encoding !== 'utf8') for (const sign of missing(piece, iconv.decode(bytes, encoding))) lost.add(sign)
      yield bytes
    }
  }
  const draft = `${path}.part`
  await client.query('begin isolation level repeatable read read only; set local statement_timeout = 0')
  try {
    await pipeline(Readable.from(encode()), createWriteStream(draft))
    await rename(draft, path)
    return { ...result, lost: [...lost] }
  } finally {
    await rm(draft, { force: true })
    await client.query('rollback')
  }
}

function missing(text: string, back: string): Set<string> {
  if (text === back) return new Set()
  return new Set([...text].filter((sign) => iconv.decode(iconv.encode(sign, 'windows-1256'), 'windows-1256') !== sign))
}

/** Product fields are on the first row of the product, pictures of a colour on the first row of the colour. */
function productRows({ fields, parts, images, variants }: ExportProduct, branches: string[]): string[][] {
  const rows: (ExportVariant | undefined)[] = variants ?? [undefined]
  const shown = new Set<string | null>()
  return rows.map((variant, i) => {
    const color = variant?.color ?? null
    const here = (images ?? []).filter((image) =>
      image.color === null ? i === 0 : image.color === color && !shown.has(color),
    )
    shown.add(color)
    const product = PRODUCT_COLUMNS.map((column) => (i === 0 ? cellText(fields[column]) : ''))
    const list =
      i === 0 ? joinList((parts ?? []).map(({ code, quantity }) => (quantity > 1 ? `${code}*${quantity}` : code))) : ''
    return [
      cellText(fields.code),
      ...product,
      color ?? '',
      variant?.size ?? '',
      variant?.sku ?? '',
      variant?.barcode ?? '',
      pounds(variant?.price),
      pounds(variant?.compareAtPrice),
      list,
      ...gallery(here, color),
      ...branches.map((branch) => cellText(variant?.stock?.[branch])),
    ]
  })
}

function gallery(images: ExportImage[], color: string | null): string[] {
  return [
    joinList(images.map((image) => `${image.color === color ? '' : ANY_COLOR}image:${image.id}`)),
    joinList(images.map(({ alt_ar }) => alt_ar)),
    joinList(images.map(({ alt_en }) => alt_en)),
  ]
}

function cellText(value: string | number | string[] | null | undefined): string {
  return Array.isArray(value) ? joinList(value) : String(value ?? '')
}

/** Formats piastres in EGP: 124950 becomes '1249.50'. */
function pounds(piastres: number | null | undefined): string {
  return piastres == null ? '' : amountOf(piastres)
}
