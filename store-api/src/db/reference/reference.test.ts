import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { testDb, type TestDb } from '#src/db/testing.ts'
import { insertReference, readReference } from './reference.ts'

const TABLES = [
  'state',
  'city',
  'region',
  'holiday',
  'size',
  'color',
  'season',
  'search_synonym',
  'size_chart',
] as const

async function aDatabase(rows: { demo?: boolean; reference?: boolean }): Promise<TestDb['db']> {
  const { db } = await testDb(rows)
  return db
}

/** Every row of the reference tables as text. */
async function dump(db: TestDb['db']): Promise<string[]> {
  const lines = TABLES.map((table) =>
    sql<{ line: string }>`select to_jsonb(t)::text as line from ${sql.table(table)} t order by 1`.execute(db),
  )
  return (await Promise.all(lines)).flatMap(({ rows }, i) => rows.map(({ line }) => `${TABLES[i]} ${line}`))
}

test('the migrations give a new shop the places, holidays, sizes, colours, seasons, synonyms and general charts', async () => {
  const db = await aDatabase({ reference: true })
  const counts = TABLES.map(
    async (table) => (await sql<{ n: number }>`select count(*) as n from ${sql.table(table)}`.execute(db)).rows[0]?.n,
  )
  expect(await Promise.all(counts)).toEqual(TABLES.map((table) => readReference()[table].length))
  const { rows } = await sql`
    select state.iso, city.name_en as city, region.name_ar as area, region.deliverable, state.deliverable as "stateDeliverable"
    from region join city on city.id = city_id join state on state.id = state_id where region.name_en = 'Korba'`.execute(
    db,
  )
  expect(rows).toEqual([{ iso: 'C', city: 'Heliopolis', area: 'الكوربة', deliverable: true, stateDeliverable: false }])
})

test('the data is complete: 27 governorates with cities and areas in both languages, and each name once', async () => {
  const { state, city, region, color } = readReference()
  expect(state).toHaveLength(27)
  expect(new Set(city.map(({ state_id }) => state_id)).size).toBe(27)
  for (const [rows, parent] of [
    [city, 'state_id'],
    [region, 'city_id'],
  ] as const) {
    const names = rows.map((row) => `${(row as Record<string, unknown>)[parent]} ${row.name_en}`)
    expect(names.filter((name, i) => names.indexOf(name) !== i)).toEqual([])
  }
  const texts = [...state, ...city, ...region, ...color]
  expect(
    texts.filter(({ name_ar, name_en }) => !/[ء-ي]/.test(name_ar) || /[ء-ي]/.test(name_en) || name_en === ''),
  ).toEqual([])
  expect(color).toHaveLength(17)
})

test('general charts name sizes of the reference data and have a value for each column', () => {
  const { size, size_chart } = readReference()
  const slugs = new Set(size.map(({ slug }) => slug))
  const charts = size_chart as { slug: string; columns: object[]; rows: { size: string; values: string[] }[] }[]
  const holed = charts.filter(({ columns, rows }) =>
    rows.some((row) => !slugs.has(row.size) || row.values.length !== columns.length || !row.values.every(Boolean)),
  )
  expect(holed.map(({ slug }) => slug)).toEqual([])
})

test('a row that is added later gets an id of its own', async () => {
  const db = await aDatabase({ reference: true })
  const { id } = await db
    .insertInto('color')
    .values({ slug: 'mint', name_ar: 'نعناعي', name_en: 'Mint', hex: '#98ff98' })
    .returning('id')
    .executeTakeFirstOrThrow()
  expect(id).toBe(readReference().color.length + 1)
})

test.each(['demo', 'own'] as const)(
  'a database that has rows already (%s) is the same after the migration',
  { timeout: 120_000 },
  async (kind) => {
    const db = await aDatabase(kind === 'demo' ? { demo: true } : { reference: true })
    // A merchant renamed a city, set terms, removed a holiday and the areas of a city, and added a colour.
    await sql`update state set deliverable = true, fee = 4500 where iso = 'C'`.execute(db)
    if (kind === 'own') {
      await sql`update city set name_en = 'Maadi and Tora' where name_en = 'Maadi'`.execute(db)
      await sql`delete from region where city_id = (select max(id) from city)`.execute(db)
      await sql`delete from holiday where day = '2027-01-25'`.execute(db)
      await sql`insert into color (slug, name_ar, name_en, hex) values ('mint', 'نعناعي', 'Mint', '#98ff98')`.execute(
        db,
      )
    }
    const before = await dump(db)
    await insertReference(db)
    expect(await dump(db)).toEqual(before)
  },
)
