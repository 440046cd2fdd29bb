import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Client } from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { PRODUCT_COLUMNS, type StagedRow } from './staged-row.ts'

/** Approximate number of characters per chunk sent to the database. */
const PIECE = 64 * 1024

/** Copies rows to the temporary table import_row with backpressure, and returns their number. */
export async function stageRows(client: Client, rows: AsyncIterable<StagedRow>): Promise<number> {
  await client.query(`
    create temp table import_row (
      line integer, code text, language text, ${PRODUCT_COLUMNS.map((column) => `${column} ${typeOf(column)}`).join(', ')},
      sku text, barcode text, color text, size text, price integer, compare_at_price integer,
      stock jsonb, images jsonb, parts jsonb
    ) on commit drop
  `)
  let count = 0
  async function* pieces() {
    let piece = ''
    for await (const row of rows) {
      count++
      piece += lineOf(row)
      if (piece.length < PIECE) continue
      yield piece
      piece = ''
    }
    yield piece
  }
  await pipeline(Readable.from(pieces(), { objectMode: false }), client.query(copyFrom('copy import_row from stdin')))
  // PostgreSQL does not analyse temporary tables automatically.
  await client.query('create index on import_row (code); analyze import_row')
  return count
}

function typeOf(column: string): string {
  return column === 'published_at' ? 'timestamptz' : 'text'
}

function lineOf(row: StagedRow): string {
  const values = [
    row.line,
    row.code,
    row.language,
    ...PRODUCT_COLUMNS.map((column) => row.product[column] ?? null),
    row.sku,
    row.barcode,
    row.color,
    row.size,
    row.price,
    row.compareAtPrice,
    ...[row.stock, row.images, row.parts].map((value) =>
      Object.keys(value).length > 0 ? JSON.stringify(value) : null,
    ),
  ]
  return `${values.map(field).join('\t')}\n`
}

/** Formats a value in COPY's text format. */
function field(value: string | number | null): string {
  if (value === null) return String.raw`\N`
  return String(value).replace(/[\\\t\n\r]/g, (sign) => ({ '\t': '\\t', '\n': '\\n', '\r': '\\r' })[sign] ?? '\\\\')
}
