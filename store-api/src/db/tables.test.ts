import { readdirSync, readFileSync } from 'node:fs'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { PRODUCT_COLUMNS, VARIANT_COLUMNS } from '#src/catalog-files/staged-row.ts'
import { FILES } from '#src/shop-files/fields.ts'
import { testDb } from './testing.ts'

/** The columns of the types: `product.slug string`, with `?` for nullable and `=` for a default value. */
function typedColumns(): string[] {
  const folder = new URL('./tables/', import.meta.url)
  const source = readdirSync(folder)
    .map((name) => readFileSync(new URL(name, folder), 'utf8'))
    .join('\n')
  const interfaces = [...source.matchAll(/^export interface \w+Tables \{\n((?: {2}.*\n)*)\}$/gm)]
  const tables = interfaces.flatMap(([, body = '']) => [
    ...body.matchAll(/^ {2}(\w+): \{(?:\n((?: {4}.*\n)*) {2}| (.+) )\}$/gm),
  ])
  return tables.flatMap(([, table = '', lines = '', line = '']) =>
    columnsIn(lines + line.replaceAll('; ', '\n')).map(([column, type]) => `${table}.${column} ${kindOf(type)}`),
  )
}

/** Returns `name: type` of each line that is no comment. */
function columnsIn(body: string): [name: string, type: string][] {
  return [...body.matchAll(/^ *(\w+): (.+)$/gm)].map(([, name = '', type = '']) => [name, type])
}

function kindOf(type: string): string {
  const given = /^Generated|undefined/.test(type) ? '=' : ''
  const nullable = / \| null\b(?![^<]*>)/.test(type) ? '?' : ''
  if (type.startsWith('JSONColumnType')) return `json${nullable}${given}`
  const [, inner = ''] = /^(?:\w+<)?(.+?)(?:>|,|$)/.exec(type) ?? []
  const word = inner.replace(/ \| null$/, '').replace(/'[^']*'( \| '[^']*')*|^OrderStatus$/, 'string')
  return `${word}${nullable}${given}`
}

const KINDS: Record<string, string> = {
  bool: 'boolean',
  bytea: 'Buffer',
  jsonb: 'json',
  timestamptz: 'Date',
  date: 'string',
  text: 'string',
  time: 'string',
  xid8: 'string',
  _text: 'string[]',
  int2: 'number',
  int4: 'number',
  int8: 'number',
  float8: 'number',
  numeric: 'number',
  _int4: 'number[]',
}

/**
 * Columns that the files of the catalogue and of a first shop carry, by table. `round-trip.test.ts` shows that an
 * export has those of the import.
 */
const columnsInFiles: Record<string, readonly string[]> = {
  product: PRODUCT_COLUMNS,
  variant: VARIANT_COLUMNS,
  category: fieldsOf('categories.yaml'),
  brand: fieldsOf('brands.yaml'),
  club: fieldsOf('clubs.yaml'),
  branch: fieldsOf('branches.yaml'),
}

/** Nullable columns of these tables that no file carries, each with the reason. */
const NOT_IN_FILES: Record<string, string> = { 'product.compare_at_from': 'computed from the variants' }

function fieldsOf(file: keyof typeof FILES): string[] {
  return Object.keys(FILES[file]).map((field) => field.replace('.', '_'))
}

/** A reference is named without `_id`, and the supplier of kits without `kit_`. */
function isLost(place: string): boolean {
  const [table = '', column = ''] = place.split('.')
  const names = [column, column.replace(/_id$/, ''), column.replace(/^kit_(.*)_id$/, '$1')]
  return table in columnsInFiles && !names.some((name) => columnsInFiles[table]?.includes(name))
}

test('the table types match the migrations and contain all columns', async () => {
  const { db } = await testDb()
  const { rows } = await sql<{ place: string; type: string; nullable: boolean; given: boolean }>`
    select c.relname || '.' || a.attname as place, t.typname as type, not a.attnotnull as nullable,
      a.attnotnull and (a.atthasdef or a.attidentity <> '') as given
    from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_type t on t.oid = a.atttypid
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped and c.relname not like 'kysely_%'
  `.execute(db)
  const made = rows.map(
    ({ place, type, nullable, given }) => `${place} ${KINDS[type] ?? type}${nullable ? '?' : ''}${given ? '=' : ''}`,
  )
  const typed = typedColumns()
  expect(typed.filter((column) => !made.includes(column))).toEqual([])
  expect(made.filter((column) => !typed.includes(column))).toEqual([])
  const optional = rows.filter(({ nullable }) => nullable).map(({ place }) => place)
  const lost = optional.filter((place) => isLost(place))
  expect(
    lost.filter((place) => !(place in NOT_IN_FILES)),
    'nullable columns that no file of the shop reads',
  ).toEqual([])
  expect(
    Object.keys(NOT_IN_FILES).filter((place) => !lost.includes(place)),
    'exceptions without a column',
  ).toEqual([])
})
