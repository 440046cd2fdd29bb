import { normalise } from '#src/domains/search/language/normalise.ts'
import { type Condition, fitsAll, type Intent, intents } from './condition.ts'
import { type Dice, diceOf } from './dice.ts'
import type { Facts } from './facts.queries.ts'
import { isLost, makeNoise, type Noise, noises, type NoiseWords } from './noise.ts'
import { type Way, ways } from './phrasings.ts'
import { isOdd, sentence } from './sentence.ts'
import { negationsOf, type Shop, type Value, askableValues } from './values.ts'

/** A query with what it asks for. Without conditions it asks for what is not sold. */
export interface Query {
  text: string
  /** Row of the table: its intents. */
  row: string
  way: Way
  noises: Noise[]
  /** Nobody can know what was meant (`isLost`). */
  isLost?: boolean
  conditions: Condition[]
  /** Ids of the products that fit. */
  fitting: ReadonlySet<number>
}

export const NOT_SOLD = 'not sold'
export const TRIPLES = 'three conditions'
/** Rows of many combinations get more queries. */
const WIDE_ROW = 6
const TRIES = 60

/** Intents that nobody names alone, or with each other. */
const unsaid = [
  'not',
  'use+club',
  'use+season',
  'season+size',
  'audience+season',
  'not+season',
  'not+size',
  'audience+not',
  'not+price',
]

/** Share of the queries with a price that say 'cheap'. */
const CHEAP = 0.2

/**
 * Returns about `count` queries, a third of them clean, a third with one mistake and a third with two, by the seed
 * alone. Each has a product that fits, unless it asks for what is not sold.
 */
export function generate(shop: Shop, { seed, count }: { seed: number; count: number }): Query[] {
  const dice = diceOf(seed)
  const pairs = intents.flatMap((one, i) => intents.slice(i + 1).map((two): Intent[] => [one, two]))
  const said = [...intents.map((one): Intent[] => [one]), ...pairs].filter(
    (combination) => !unsaid.includes(combination.join('+')),
  )
  const often = (make: () => Query | undefined) => Array.from({ length: WIDE_ROW }, () => make)
  const rows = [
    ...said.map((combination) => () => soldQuery(shop, combination, dice)),
    ...often(() => tripleQuery(shop, dice)),
    ...often(() => notSold(shop, dice)),
  ]
  const tests = wordTests(shop)
  const queries: Query[] = []
  for (let i = 0; queries.length + 3 <= count && i < count; i += 1) {
    const clean = rows[i % rows.length]?.()
    if (!clean) continue
    const words = { fillers: shop.phrasings.filler[clean.way], ...tests }
    queries.push(clean, ...[1, 2].flatMap((most) => withNoise(clean, most, dice, words) ?? []))
  }
  return queries
}

function notSold({ phrasings }: Shop, dice: Dice): Query | undefined {
  const way = dice.pick(ways) ?? 'egyptian'
  const text = dice.pick(dice.pick(phrasings.notSold)?.[way] ?? [])
  return text === undefined ? undefined : { text, row: NOT_SOLD, way, noises: [], conditions: [], fitting: new Set() }
}

function tripleQuery(shop: Shop, dice: Dice): Query | undefined {
  const main: Intent = dice.chance(0.8) ? 'kind' : 'club'
  const others = dice.shuffle(intents.filter((intent) => intent !== main && intent !== 'use')).slice(0, 2)
  const query = soldQuery(shop, [main, ...others], dice)
  return query && { ...query, row: TRIPLES }
}

/** Returns a query with these intents, made from a product that it fits. */
function soldQuery(shop: Shop, combination: Intent[], dice: Dice): Query | undefined {
  const way = dice.pick(ways) ?? 'egyptian'
  const plain = combination.filter((intent): intent is Exclude<Intent, 'not'> => intent !== 'not')
  for (let tries = 0; tries < TRIES; tries += 1) {
    const product = pickProduct(shop, combination, dice)
    const item = product && dice.pick(product.items)
    if (!item) continue
    const all = askableValues(shop, product, item, dice)
    const values = plain.flatMap((intent) => dice.pick(all[intent]) ?? [])
    if (isOdd(values)) continue
    const priced = values.findIndex(({ condition }) => condition.intent === 'price')
    if (priced >= 0 && dice.chance(CHEAP)) values.splice(priced, 1, cheap(shop, values.toSpliced(priced, 1)))
    if (combination.includes('not')) {
      const rivals = shop.products.filter((each) => fitsAll(each, conditionsOf(values)))
      values.push(
        ...[dice.pick(negationsOf(shop, product, rivals, combination))].filter((value) => value !== undefined),
      )
    }
    const text = values.length === combination.length ? sentence(values, way, dice) : undefined
    if (text === undefined) continue
    const conditions = conditionsOf(values)
    const fitting = new Set(shop.products.filter((each) => fitsAll(each, conditions)).map(({ id }) => id))
    if (fitting.size > 0) return { text, row: combination.join(' + '), way, noises: [], conditions, fitting }
  }
  return undefined
}

/** Cheap is the cheaper half of what fits otherwise. */
function cheap({ products, phrasings }: Shop, others: Value[]): Value {
  const prices = products.filter((each) => fitsAll(each, conditionsOf(others))).map(({ price }) => price)
  const median = prices.toSorted((a, b) => a - b)[Math.floor(prices.length / 2)] ?? 0
  return {
    condition: { intent: 'price', label: 'cheap', fits: ({ price }) => price <= median },
    say: phrasings.price.cheap,
  }
}

function conditionsOf(values: Value[]): Condition[] {
  return values.map((value) => value.condition)
}

/** Returns a product. Rare categories, clubs, brands and colours come up as often as frequent ones. */
function pickProduct({ products }: Shop, combination: Intent[], dice: Dice): Facts | undefined {
  const valuesIn = {
    kind: ({ categories }: Facts) => categories.slice(-1),
    club: ({ club }: Facts) => [club],
    brand: ({ brand }: Facts) => [brand],
    color: ({ colors }: Facts) => colors,
  }
  const lead = dice.pick(combination)
  const list = lead && lead in valuesIn ? valuesIn[lead as keyof typeof valuesIn] : undefined
  if (!list) return dice.pick(products)
  const value = dice.pick([...new Set(products.flatMap(list))])
  return dice.pick(products.filter((each) => value && list(each).includes(value)))
}

/** Returns the query with this number of different mistakes; undefined where so many do not apply. */
function withNoise(clean: Query, number: number, dice: Dice, words: NoiseWords): Query | undefined {
  const order = dice.shuffle(noises)
  for (let tries = 0; tries < noises.length; tries += 1) {
    const chosen = noises.filter((noise) =>
      Array.from({ length: number }, (_, i) => order[(tries + i) % order.length]).includes(noise),
    )
    let [text, sameLayout]: (string | undefined)[] = [clean.text, clean.text]
    for (const noise of chosen) {
      text = text && makeNoise(noise, text, dice, words)
      if (noise !== 'layout') sameLayout = text
    }
    if (text) return { ...clean, text, noises: chosen, isLost: isLost(clean.text, sameLayout ?? '', words) }
  }
  return undefined
}

/** Returns tests whether a word stands in a name of the catalogue or in the phrasings. */
function wordTests({ products, names, phrasings }: Shop): Pick<NoiseWords, 'isWord' | 'isRead'> {
  const text = `${JSON.stringify(phrasings)} ${[...products, ...names].map(({ ar, en }) => `${ar} ${en}`).join(' ')}`
  const known = new Set(text.toLowerCase().split(/[^\p{L}\p{M}\p{N}]+/u))
  const read = new Set(normalise(text).split(' '))
  return { isWord: (word) => known.has(word.toLowerCase()), isRead: (word) => read.has(word) }
}
