import { afterAll, beforeAll, expect, test } from 'vitest'
import { testDb, type TestDb } from '#src/db/testing.ts'
import { fitsAll, intents } from './condition.ts'
import { development } from './development.ts'
import { more } from './development-more.ts'
import { readFacts, readNames } from './facts.queries.ts'
import { generate, NOT_SOLD, TRIPLES } from './generate.ts'
import { heldOut } from './held-out.ts'
import { noises } from './noise.ts'
import { textsIn, ways } from './phrasings.ts'
import type { Shop } from './values.ts'

let demo: TestDb
let shop: Shop

beforeAll(async () => {
  demo = await testDb({ demo: true })
  shop = { products: await readFacts(demo.db), names: await readNames(demo.db), phrasings: development }
}, 120_000)

afterAll(() => demo.close())

const textsOf = (seed: number) => generate(shop, { seed, count: 300 }).map(({ text }) => text)

test('the same seed makes the same queries, another seed makes others', () => {
  expect(textsOf(7)).toEqual(textsOf(7))
  expect(textsOf(8)).not.toEqual(textsOf(7))
})

test('each query has a product that fits all of its conditions, unless it asks for what is not sold', () => {
  for (const phrasings of [development, more, heldOut])
    for (const { text, row, conditions, fitting } of generate({ ...shop, phrasings }, { seed: 3, count: 600 })) {
      const found =
        row === NOT_SOLD ? [] : shop.products.filter((product) => fitsAll(product, conditions)).map(({ id }) => id)
      expect([text, [...fitting]]).toEqual([text, found])
      expect([text, fitting.size > 0]).toEqual([text, row !== NOT_SOLD])
    }
})

test('all intents, ways of saying and mistakes are asked for, by none, one and two mistakes', () => {
  const queries = generate(shop, { seed: 1, count: 3000 })
  expect(queries.length).toBeGreaterThan(2700)
  expect(new Set(queries.flatMap(({ conditions }) => conditions.map(({ intent }) => intent)))).toEqual(new Set(intents))
  expect(new Set(queries.map(({ way }) => way))).toEqual(new Set(ways))
  expect(new Set(queries.flatMap((query) => query.noises))).toEqual(new Set(noises))
  expect(new Set(queries.map((query) => query.noises.length))).toEqual(new Set([0, 1, 2]))
  expect(queries.map(({ row }) => row)).toContain(TRIPLES)
})

test('the demo shop has nothing that is called like what is not sold', () => {
  const wordsOf = (text: string) => text.toLowerCase().split(/[^\p{L}\p{M}\p{N}]+/u)
  const names = shop.products.flatMap(({ ar, en }) => [wordsOf(ar), wordsOf(en)])
  const texts = [development, more, heldOut].flatMap(({ notSold }) =>
    notSold.flatMap((say) => ways.flatMap((way) => say[way])),
  )
  expect(texts.filter((text) => names.some((name) => wordsOf(text).every((word) => name.includes(word))))).toEqual([])
})

test('what is held out is said in no way of the development', () => {
  const known = new Set([...textsIn(development), ...textsIn(more)])
  expect(textsIn(heldOut).filter((text) => known.has(text))).toEqual([])
})

test('the wider phrasings repeat none of the development', () => {
  const known = new Set(textsIn(development))
  expect(textsIn(more).filter((text) => known.has(text))).toEqual([])
})
