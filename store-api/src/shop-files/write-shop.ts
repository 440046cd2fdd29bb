import { isDeepStrictEqual } from 'node:util'
import { sql } from 'kysely'
import { continueIds, insertRows } from '#src/db/insert.ts'
import type { Db } from '#src/db/pool.ts'
import type { FileName } from './fields.ts'
import type { Entry, Problem, ShopFiles } from './read-files.ts'

/** A row that is new or has other values than before, by column. */
export interface Change {
  table: Table
  key: string
  isNew: boolean
  /** Of a changed row: the columns, each from what to what. */
  columns: { column: string; from: unknown; to: unknown }[]
}

type Table = 'category' | 'brand' | 'club' | 'branch' | 'page' | 'delivery_group' | 'state' | 'region'
type Row = Record<string, unknown>

/**
 * Writes the entries of the files: new ones are added, changed ones changed, others stay. Returns the changes; adds a
 * problem for each entry that names something unknown. The caller's transaction must be rolled back when there is one.
 */
export async function writeShop(db: Db, { entries, pages, problems }: ShopFiles): Promise<Change[]> {
  const changes: Change[] = []
  const write = async (table: Table, rows: Row[], key = 'slug') => {
    const sound = rows.filter((row) => !Object.values(row).includes(null))
    for (const row of sound) changes.push(...(await writeRow(db, table, key, row)))
  }
  const withPositions = (file: FileName, columns: (entry: Entry) => Row) =>
    entries[file].map((entry, i) => ({ ...columns(entry), position: i + 1 }))
  /**
   * The id of what a field of an entry names: undefined when it names nothing, null with a problem when there is no
   * such thing.
   */
  const lookUp =
    (file: FileName, ids: Map<string, number>, field: string) =>
    ({ line, lines, values }: Entry) => {
      const name = values[field]
      if (name === undefined) return undefined
      const id = ids.get(String(name))
      if (id === undefined)
        problems.push({ file, line: lines[field] ?? line, text: `${field}: "${String(name)}" is not known` })
      return id ?? null
    }

  const categories = entries['categories.yaml']
  // A parent is a category of the shop, or one further up in the file.
  for (const [i, entry] of categories.entries()) {
    const parent_id = lookUp('categories.yaml', await selectIds(db, 'category'), 'parent')(entry)
    const position = categories.slice(0, i + 1).filter(({ values }) => values.parent === entry.values.parent).length
    await write('category', [{ ...toColumns(entry.values, ['parent']), parent_id, position }])
  }
  await write(
    'brand',
    withPositions('brands.yaml', ({ values }) => toColumns(values)),
  )
  const supplierId = lookUp('clubs.yaml', await selectIds(db, 'brand'), 'supplier')
  const clubRow = (entry: Entry) => {
    const { 'emblem.pattern': pattern, 'emblem.colors': colors, ...values } = entry.values
    return { ...toColumns(values, ['supplier']), kit_supplier_id: supplierId(entry), emblem: { pattern, colors } }
  }
  await write('club', withPositions('clubs.yaml', clubRow))
  const stateId = lookUp('branches.yaml', await selectIds(db, 'state', 'iso'), 'state')
  await write(
    'branch',
    withPositions('branches.yaml', (entry) => ({ ...toColumns(entry.values, ['state']), state_id: stateId(entry) })),
  )
  await write('page', pages)
  await writeDelivery(db, entries['delivery.csv'], problems, write)
  return changes
}

/** Terms of governorates and of their delivery groups, and whether single cities or areas are delivered to. */
async function writeDelivery(
  db: Db,
  entries: Entry[],
  problems: Problem[],
  write: (table: Table, rows: Row[], key: string) => Promise<void>,
): Promise<void> {
  const groups = new Map<unknown, unknown>()
  for (const {
    line,
    values: { state, city, area, deliver, fee, days_min, days_max, group, free_from },
  } of entries) {
    const add = (text: string) => problems.push({ file: 'delivery.csv', line, text })
    if (typeof days_min === 'number' && typeof days_max === 'number' && days_min > days_max)
      add('days_max must not be less than days_min')
    if (city === undefined && area === undefined) {
      const [known] = await rowsBy(db, 'state', 'iso', [state])
      if (!known) add(`state: "${String(state)}" is not known`)
      else if (deliver === true && fee === undefined)
        add('a governorate that is delivered to has a fee; write 0 for free delivery')
      else if (free_from !== undefined && group === undefined) add('free_from is set for a group: name it')
      else if (free_from !== undefined && groups.get(group) !== undefined && groups.get(group) !== free_from)
        add(`free_from: the rows of ${String(group)} must name the same amount`)
      else {
        if (group !== undefined) {
          await write('delivery_group', [{ name: group, free_from }], 'name')
          if (free_from !== undefined) groups.set(group, free_from)
        }
        const delivery_group_id =
          group === undefined ? undefined : (await selectIds(db, 'delivery_group', 'name')).get(String(group))
        await write('state', [{ iso: state, deliverable: deliver, fee, days_min, days_max, delivery_group_id }], 'iso')
      }
      continue
    }
    if ([fee, days_min, days_max, group, free_from].some((value) => value !== undefined))
      add('fee, days and group are set for a whole governorate: leave them empty for a city or an area')
    const ids = await selectAreas(db, String(state), city, area)
    if (ids.length === 0) add(`"${[city, area].filter(Boolean).join(', ')}" is not known in ${String(state)}`)
    await write(
      'region',
      ids.map((id) => ({ id, deliverable: deliver })),
      'id',
    )
  }
}

async function selectAreas(db: Db, iso: string, city: unknown, area: unknown): Promise<number[]> {
  const named = (table: string, name: unknown) =>
    sql`(${name ?? null}::text is null or lower(${name ?? ''}) in (lower(${sql.ref(`${table}.name_en`)}), ${sql.ref(`${table}.name_ar`)}))`
  const { rows } = await sql<{ id: number }>`
    select region.id from region join city on city.id = city_id join state on state.id = state_id
    where state.iso = ${iso} and ${named('city', city)} and ${named('region', area)} order by region.id
  `.execute(db)
  return rows.map(({ id }) => id)
}

/** The columns of fields: `name.ar` is `name_ar`. */
function toColumns(values: Row, except: string[] = []): Row {
  return Object.fromEntries(
    Object.entries(values)
      .filter(([name]) => !except.includes(name))
      .map(([name, value]) => [name.replace('.', '_'), value]),
  )
}

/** Inserts a row or updates its columns that differ; a column without a value stays as it is. */
async function writeRow(db: Db, table: Table, key: string, given: Row): Promise<Change[]> {
  const row = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined))
  const change = { table, key: String(row[key]) }
  const [found] = await rowsBy(db, table, key, [row[key]])
  if (!found) {
    await insertRows(db, table, [row])
    if (table !== 'page') await continueIds(db, table)
    return [{ ...change, isNew: true, columns: [] }]
  }
  const columns = Object.keys(row).filter((column) => !isDeepStrictEqual(found[column], row[column]))
  if (columns.length === 0) return []
  const names = sql.join(columns.map((column) => sql.ref(column)))
  await sql`
    update ${sql.table(table)} set (${names}) = (select ${names} from json_populate_record(null::${sql.table(table)}, ${JSON.stringify(row)}::json))
    where ${sql.ref(key)} = ${row[key]}
  `.execute(db)
  if (table === 'page') await sql`update page set updated_at = now() where slug = ${row[key]}`.execute(db)
  return [
    { ...change, isNew: false, columns: columns.map((column) => ({ column, from: found[column], to: row[column] })) },
  ]
}

async function rowsBy(db: Db, table: Table, key: string, values: unknown[]): Promise<Row[]> {
  const { rows } = await sql<{ row: Row }>`
    select to_jsonb(t) as row from ${sql.table(table)} t where ${sql.ref(`t.${key}`)}::text = any(${values.map(String)}::text[])
  `.execute(db)
  return rows.map(({ row }) => row)
}

async function selectIds(db: Db, table: Table, key = 'slug'): Promise<Map<string, number>> {
  const { rows } = await sql<{
    id: number
    key: string
  }>`select id, ${sql.ref(key)} as key from ${sql.table(table)}`.execute(db)
  return new Map(rows.map((row) => [row.key, row.id]))
}
