import { afterAll, beforeAll, expect, test } from 'vitest'
import { readConfig } from '#src/config.ts'
import { testDb, type TestDb } from '#src/db/testing.ts'
import { listProducts } from '#src/domains/search/product-list.service.ts'
import { readFacts } from './facts.fixture.ts'
import { type Facts, gradeOf, ndcg } from './meaning.ts'
import { type GoldenQuery, queries } from './queries.ts'

const FLOOR = 0.9

let demo: TestDb
let facts: Map<number, Facts>
let results: { q: string; score: number; total: number }[]

beforeAll(async () => {
  demo = await testDb({ demo: true })
  facts = await readFacts(demo.db)
  results = []
  for (const query of queries) results.push(await ask(query))
}, 120_000)

afterAll(() => demo.close())

async function ask({ q, grades }: GoldenQuery): Promise<(typeof results)[number]> {
  const context = { db: demo.db, language: 'ar', config: readConfig({}), now: () => new Date() } as const
  const { data, meta } = await listProducts(context, { q, first: 10 })
  const gradeById = new Map([...facts].map(([id, product]) => [id, gradeOf(product, grades)]))
  const shown = data.map(({ id }) => gradeById.get(Number(id)) ?? 0)
  return { q, score: ndcg(shown, [...gradeById.values()]), total: meta.total }
}

test('each query has an answer in the demo shop', () => {
  const unanswerable = queries.filter(({ grades }) => ![...facts.values()].some((product) => gradeOf(product, grades) > 0))
  expect(unanswerable.map(({ q }) => q)).toEqual([])
})

test('the meant products come first', () => {
  const mean = results.reduce((sum, { score }) => sum + score, 0) / results.length
  const worst = results.toSorted((a, b) => a.score - b.score).slice(0, 10)
  const lines = worst.map(({ q, score, total }) => `  ${score.toFixed(3)}  «${q}» (${total} found)\n`)
  process.stdout.write(`NDCG@10 of ${results.length} queries: ${mean.toFixed(4)}. The worst:\n${lines.join('')}`)
  expect(mean).toBeGreaterThanOrEqual(FLOOR)
})

test('no query is without results', () => {
  expect(results.filter(({ total }) => total === 0).map(({ q }) => q)).toEqual([])
})

const listed = async (q: string) => {
  const context = { db: demo.db, language: 'en', config: readConfig({}), now: () => new Date() } as const
  return (await listProducts(context, { q, first: 100 })).meta
}

test('corrects a misspelt brand', async () => {
  for (const q of ['adidsa', 'addidas', 'adids']) {
    const { search, total } = await listed(q)
    expect([q, search]).toEqual([q, { understoodAs: 'adidas', kind: 'spelling' }])
    expect(total).toBe((await listed('adidas')).total)
  }
})

test('two words find products with both; without any, products with one of them, and the answer says so', async () => {
  const [both, one] = await Promise.all([listed('حذاء بوما أسود'), listed('بوما')])
  expect([both.search, both.total > 0, both.total < one.total]).toEqual([null, true, true])
  expect((await listed('puma zalabia')).search).toEqual({ understoodAs: 'puma', kind: 'partial' })
})
