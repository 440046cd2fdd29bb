import { readFileSync } from 'node:fs'
import { parse } from 'csv-parse/sync'
import { type Insertable, sql } from 'kysely'
import { continueIds, insertRows } from '#src/db/insert.ts'
import type { Db } from '#src/db/pool.ts'
import type { Tables } from '#src/db/tables.ts'

type Row<Table extends keyof Tables> = Insertable<Tables[Table]>
type WithId<Table extends keyof Tables> = Row<Table> & { id: number }
type Cells<Column extends string> = Record<Column, string>

/** Rows that are true for every sportswear shop in Egypt, by table. */
export interface Reference {
  state: WithId<'state'>[]
  city: WithId<'city'>[]
  region: WithId<'region'>[]
  holiday: Row<'holiday'>[]
  size: (Row<'size'> & { id: number; position: number })[]
  color: WithId<'color'>[]
  season: WithId<'season'>[]
  search_synonym: { words: string[] }[]
  size_chart: object[]
}

/**
 * Terms of a governorate until the merchant sets them: it is not delivered to, so that nobody gets a free delivery by
 * mistake. The days are those of specification §9.
 */
const NEUTRAL_TERMS = { deliverable: false, fee: 0, days_min: 3, days_max: 7 }

/** Reads the files of this folder. Ids and positions follow the order of the lines. */
export function readReference(): Reference {
  const state = numberRows(cellsOf<'iso' | 'name_ar' | 'name_en'>('states.csv')).map((row) => ({
    ...row,
    ...NEUTRAL_TERMS,
  }))
  const stateIds = new Map(state.map(({ iso, id }) => [iso, id]))
  const areas = cellsOf<'state' | 'city_ar' | 'city_en' | 'area_ar' | 'area_en'>('areas.csv')
  const cities = [...Map.groupBy(areas, ({ state: iso, city_en }) => `${iso} ${city_en}`).values()]
  const city = cities.map(([first], i) => ({
    id: i + 1,
    state_id: stateIds.get(first?.state ?? '') ?? NaN,
    name_ar: first?.city_ar ?? '',
    name_en: first?.city_en ?? '',
    position: cities.slice(0, i).filter(([other]) => other?.state === first?.state).length + 1,
  }))
  const region = cities
    .flatMap((lines, c) =>
      lines.map(({ area_ar, area_en }, i) => ({ city_id: c + 1, name_ar: area_ar, name_en: area_en, position: i + 1 })),
    )
    .map((row, i) => ({ id: i + 1, ...row }))
  return {
    state,
    city,
    region,
    holiday: cellsOf<'day' | 'name_ar' | 'name_en'>('holidays.csv'),
    size: numberRows(cellsOf<'slug' | 'label_ar' | 'label_en'>('sizes.csv') as Row<'size'>[]),
    color: numberRows(cellsOf<'slug' | 'name_ar' | 'name_en' | 'hex'>('colors.csv')),
    season: cellsOf<'slug' | 'name' | 'starts_on'>('seasons.csv').map((row, i) => ({ id: i + 1, ...row })),
    search_synonym: linesOf('synonyms.csv').map((words) => ({ words: words.filter(Boolean) })),
    size_chart: JSON.parse(readText('size-charts.json')) as object[],
  }
}

/** Tables that refer to each other are filled together or not at all; the first one decides. */
const GROUPS = [
  ['state', 'city', 'region'],
  ['holiday'],
  ['size'],
  ['color'],
  ['season'],
  ['search_synonym'],
  ['size_chart'],
] as const

const WITHOUT_ID: readonly string[] = ['holiday', 'search_synonym', 'size_chart']

/**
 * Writes the reference data into the tables that are empty. A table with rows is left as it is: they are the merchant's
 * or the demo shop's own.
 */
export async function insertReference(db: Db): Promise<void> {
  const reference = readReference()
  for (const group of GROUPS) {
    const { rows } = await sql`select from ${sql.table(group[0])} limit 1`.execute(db)
    if (rows.length > 0) continue
    for (const table of group) {
      await insertRows(db, table, reference[table])
      if (!WITHOUT_ID.includes(table)) await continueIds(db, table)
    }
  }
}

function numberRows<Given extends object>(rows: Given[]): (Given & { id: number; position: number })[] {
  return rows.map((row, i) => ({ ...row, id: i + 1, position: i + 1 }))
}

function cellsOf<Column extends string>(file: string): Cells<Column>[] {
  return parse(readText(file), { columns: true }) as Cells<Column>[]
}

function linesOf(file: string): string[][] {
  return parse(readText(file), { relax_column_count: true })
}

function readText(file: string): string {
  return readFileSync(new URL(`./${file}`, import.meta.url), 'utf8')
}
