import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openCatalog } from '#src/domains/catalog/catalog-api.fixture.ts'

const api = await openCatalog()

test('the sitemap has the visible products and the categories with products, and no empty file', async () => {
  const parts = (await api.get('/sitemap')).data as { kind: string; part: number; count: number }[]
  expect(parts.map(({ kind, part, count }) => [kind, part, count])).toEqual([
    ['products', 0, 4],
    ['clubs', 0, 1],
    ['brands', 0, 1],
    ['categories', 0, 4],
    ['branches', 0, 2],
  ])
})

test('a product stays in its file when others are added or removed', async () => {
  await sql`
    insert into product (id, slug, code, name_ar, name_en, description_ar, description_en, category_id)
    values (5000, 'p5000', 'p5000', '…', '…', '…', '…', 3), (5001, 'p5001', 'p5001', '…', '…', '…', '…', 3)
  `.execute(api.db)
  const slugs = async (part: number) => slugsOf((await api.get(`/sitemap/products?part=${part}`)).data)
  expect([await slugs(0), await slugs(1)]).toEqual([
    ['ahly-home', 'match-ball', 'fan-bundle', 'ahly-third', 'p5000'],
    ['p5001'],
  ])
})

test('reads a file in steps, with the pictures of each product', async () => {
  const first = (await api.get('/sitemap/products?first=2')).data
  expect(first[0]).toMatchObject({ slug: 'ahly-home', images: expect.arrayContaining(['/images/kit-red-front']) })
  const next = (await api.get(`/sitemap/products?first=2&after=${first[1].id}`)).data
  expect([slugsOf(first), slugsOf(next)]).toEqual([
    ['ahly-home', 'match-ball'],
    ['fan-bundle', 'ahly-third'],
  ])
})

function slugsOf(entries: { slug: string }[]): string[] {
  return entries.map(({ slug }) => slug)
}
