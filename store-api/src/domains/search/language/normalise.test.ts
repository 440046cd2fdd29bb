import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testDb, type TestDb } from '#src/db/testing.ts'
import { normalise } from './normalise.ts'
import { randomText, texts } from './random-text.fixture.ts'

let shop: TestDb
beforeAll(async () => {
  shop = await testDb()
})
afterAll(() => shop.close())

test.each([
  ['الأَهْلِي', 'الاهلي'],
  ['الأهلى', 'الاهلي'],
  ['الأهـــلي', 'الاهلي'],
  ['ﻷﻫﻠﻲ', 'لاهلي'],
  ['كورة', 'كوره'],
  ['مسئول', 'مسءول'],
  ['مسؤول', 'مسءول'],
  ['مقاس ٤٢', 'مقاس 42'],
  ['۴۲', '42'],
  ['ADIDAS — Predator™', 'adidas predatortm'],
  ['چيم ڤولي پوما گيم', 'جيم فولي بوما كيم'],
  ['İstanbul', 'istanbul'],
  ['!!! 🙂', ''],
])('%s becomes %s', (text, folded) => {
  expect(normalise(text)).toBe(folded)
})

test('the database normalises a thousand random texts alike', async () => {
  const list = texts(1000, 'common')
  const { rows } = await sql<{ folded: string[] }>`
    select array(select ar_norm(t) from unnest(${list}::text[]) with ordinality as each (t, i) order by i) as folded
  `.execute(shop.db)
  const differing = list.filter((text, i) => normalise(text) !== rows[0]?.folded[i])
  expect(differing).toEqual([])
})

test('normalising is idempotent in any script', () => {
  const differing = texts(5000, 'any').filter((text) => normalise(normalise(text)) !== normalise(text))
  expect(differing).toEqual([])
  expect(normalise(randomText('any', 2000))).toBeTypeOf('string')
})
