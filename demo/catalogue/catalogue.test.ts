import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { readReference } from 'store-api/src/db/reference/reference.ts'
import { testDb } from 'store-api/src/db/testing.ts'
import type { Art } from '#demo/art/art.ts'
import { draw } from '#demo/art/draw.ts'
import { productExtras } from './products.ts'

const { db } = await testDb({ demo: true })
const products = await db.selectFrom('product').selectAll().orderBy('id').execute()
const extras = [...productExtras()]
const colors = readReference().color

/** Latin words that Arabic texts may contain. */
const LATIN = /\b(FG|AG|TF|IC|EU|S|M|L|XL)\b/g

function repeated(list: string[]): string[] {
  return list.filter((item, i) => list.indexOf(item) !== i)
}

function mainOf(art: Art): string {
  return (art.kind === 'bundle' ? art.parts[0] : art)?.colors[0] ?? ''
}

/** Returns the three colours of the shop that are nearest to this one. */
function nearest(hex: string): string[] {
  const parts = (text: string) => [1, 3, 5].map((at) => Number.parseInt(text.slice(at, at + 2), 16))
  const away = (other: string) => parts(other).reduce((sum, part, i) => sum + (part - (parts(hex)[i] ?? 0)) ** 2, 0)
  return colors
    .toSorted((a, b) => away(a.hex) - away(b.hex))
    .slice(0, 3)
    .map(({ slug }) => slug)
}

test('products.json and catalogue.csv name the same products in the same order', () => {
  expect(extras.map(([code]) => code)).toEqual(products.map(({ code }) => code))
})

test('names are unique', () => {
  expect(repeated(products.map(({ name_ar }) => name_ar))).toEqual([])
  expect(repeated(products.map(({ name_en }) => name_en))).toEqual([])
})

test('Arabic texts hold no Latin words', async () => {
  const { rows: alts } = await sql<{ alt_ar: string }>`select distinct alt_ar from product_image`.execute(db)
  const texts = [
    ...products.flatMap(({ name_ar, description_ar, fit_ar }) => [name_ar, description_ar, fit_ar ?? '']),
    ...alts.map(({ alt_ar }) => alt_ar),
  ]
  expect([...new Set(texts)].filter((text) => /[A-Za-z]/.test(text.replace(LATIN, '')))).toEqual([])
})

test('English is in sentence case and ends its sentences', () => {
  expect(products.map(({ description_en }) => description_en).filter((text) => !/^[A-Z0-9].*\.$/s.test(text))).toEqual(
    [],
  )
  expect(products.map(({ description_ar }) => description_ar).filter((text) => !text.endsWith('.'))).toEqual([])
})

test('at most three products share a description', () => {
  const texts = Map.groupBy(products, ({ description_ar }) => description_ar)
  expect([...texts.values()].filter((same) => same.length > 3).map((same) => same.map(({ code }) => code))).toEqual([])
})

test('a product has a drawing for each of its colours, at most four', async () => {
  const { rows } = await sql<{ code: string; colors: string[] }>`
    select p.code, coalesce(array_agg(c.slug order by o.position) filter (where c.slug is not null), '{""}') as colors
    from product p left join product_color o on o.product_id = p.id left join color c on c.id = o.color_id group by p.id order by p.id`.execute(
    db,
  )
  expect(extras.map(([code, { drawings }]) => [code, Object.keys(drawings)])).toEqual(
    rows.map((row) => [row.code, row.colors]),
  )
  expect(rows.filter((row) => row.colors.length > 4)).toEqual([])
})

test('a product is drawn in the colour of its variant', () => {
  const drawings = extras.flatMap(([code, extra]) =>
    Object.entries(extra.drawings).map(([slug, art]) => ({ code, slug, art })),
  )
  const far = drawings.filter(({ slug, art }) => slug && !nearest(mainOf(art)).includes(slug))
  expect(far.map(({ code, slug, art }) => `${code} ${slug} ${mainOf(art)}`)).toEqual([])
})

test('no two current home shirts of one colour are plain', () => {
  const plain = extras
    .filter(([code]) => code.endsWith('-2627-H'))
    .flatMap(([, { drawings }]) => Object.entries(drawings))
    .filter(([, art]) => art.kind === 'jersey' && art.pattern === 'solid' && !art.sponsor && !art.tonal && !art.number)
    .map(([color]) => color)
  expect(repeated(plain)).toEqual([])
})

test('the first shirt of the home page has a number on its chest, which its text names', () => {
  const shirt = extras.find(([code]) => code === 'EGY-2627-H')?.[1].drawings.red
  expect(shirt).toMatchObject({ number: 10 })
  expect(shirt).not.toHaveProperty('frontNumber')
})

test('every picture can be drawn', async () => {
  const { rows } = await sql<{ art: Art; view: Parameters<typeof draw>[1] }>`
    select distinct on (i.art ->> 'kind', i.art ->> 'pattern', i.view) i.art, i.view from image i join product_image p on p.image_id = i.id
    order by i.art ->> 'kind', i.art ->> 'pattern', i.view, i.id`.execute(db)
  // Drawing all takes a minute, so one of each kind, pattern and view.
  expect(rows.length).toBeGreaterThan(100)
  for (const { art, view } of rows) expect(draw(art, view)).not.toMatch(/NaN|undefined/)
})

test('of the ten home shirts most in demand, no two are plain and of one colour', () => {
  const shirts = extras
    .filter(([code]) => code.endsWith('-2627-H'))
    .toSorted(([, a], [, b]) => b.demand - a.demand)
    .slice(0, 10)
    .flatMap(([, { drawings }]) => Object.entries(drawings))
  const plain = shirts.filter(([, art]) => art.kind === 'jersey' && art.pattern === 'solid').map(([color]) => color)
  expect(repeated(plain)).toEqual([])
})
