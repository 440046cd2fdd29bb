import { afterAll, beforeAll, expect, test } from 'vitest'
import { readConfig } from '#src/config.ts'
import { testDb, type TestDb } from '#src/db/testing.ts'
import { parametersOf } from '#src/domains/search/note-parameters.fixture.ts'
import { listProducts } from '#src/domains/search/product-list.service.ts'
import type { ProductListQuery } from '#src/domains/search/search.schema.ts'
import { readFacts } from './facts.fixture.ts'
import { type Facts, gradeOf, ndcg } from './meaning.ts'
import { notSold } from './not-sold.ts'
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
  const unanswerable = queries.filter(
    ({ grades }) => ![...facts.values()].some((product) => gradeOf(product, grades) > 0),
  )
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

const inEnglish = () => ({ db: demo.db, language: 'en', config: readConfig({}), now: () => new Date() }) as const
const listed = async (q: string) => (await listProducts(inEnglish(), { q, first: 100 })).meta

test.for<[q: string, name: RegExp]>([
  ['علبة كور تنس', /^Tennis balls, can of three$/],
  ['هدية حارس مرمى', /goalkeeper/],
  ['gift for a goalkeeper', /goalkeeper/],
  ['بوكس هدية', /gift box$/],
  ['تيشيرت الماكينات', /^Germany/],
  ['القميص الأرجنتيني الاحتياطي', /^Argentina away/],
  ['t shirt oversize', /^Oversized/],
  ['padel bats', /padel racket$/],
  ['واقي ساق بالكاحل', /with ankle$/],
  ['شنطة ٤٠ لتر', /^40-litre/],
  ['زجاجة ميه 1.5 لتر', /^1.5-litre/],
  ['beanie without logo', /^Plain beanie$/],
  ['3 pack of socks', /three pairs$/],
  ['كورة صغيرة', /^Mini ball$/],
  ['small ball', /^Mini ball$/],
  ['مايوه اولاد', /swim/],
  ['طاقية شتوي', /beanie$/],
  ['jacket matar', /rain jacket$/],
  ['كوتشي رجل عريضة', /^Wide/],
  ['جزمة كورة نجيل طبيعي', / FG /],
  ['turf boots', / TF /],
  ['جزمة خماسي', /boots|shoes/],
  ['كوتشي للجبل', /trail/],
  ['تيشيرت تمرين ارسنال', /^Arsenal training tee$/],
  ['كورة شارع', /^Street ball$/],
  ['non slip socks', /grip|non-slip/i],
  ['the Reds shirt', /^Liverpool/],
  ['طقم الاهلي كامل تيشرت وشورت وشراب', /^Al Ahly full kit$/],
  ['لبس بيبي ترينج', /tracksuit$/],
  ['جاكت شتوي تقيل', /^Lined/],
  ['hijab friendly gym wear', /modest|tunic|hijab/i],
  ['طقم كورة بنات', /^Girls football set$/],
  ['cheap football', /ball$/],
  ['كوتشي وشنطة للمدرسة', /school/i],
  ['مضرب وكور بادل', /padel/i],
  ['backpack for laptop', /backpack/],
  ['تيشيرت الزمالك للبيبي', /^Zamalek kids/],
  ['gwanti 7ares marma', /goalkeeper gloves$/],
  ['بداية جيم للبنات', /^Women’s gym starter$/],
  ['oversized tshirt for girls', /^Oversized/],
  ['طقم كورة لبنتي', /^Girls football set$/],
  ['سويتشيرت مانشستر يونايتد', /^Manchester United hoodie$/],
  ['هودي من غير كابيشو', /sweatshirt$/],
  ['تيشيرت كم طويل للجري حريمي', /^Long-sleeve running top$/],
  ['شراب كورة مبيزحلقش', /^Grip/],
  ['تيشيرتات برشلونة من غير الطقم الاحتياطي', /^Barcelona home shirt$/],
  ['كورة طايره للبحر', /^Beach/],
  ['bottle that keeps cold', /^Insulated/],
  ['استارز نجيل صناعي', / AG /],
  ['mayo lel mo7agabat', /burkini/],
  ['كوتشي نيو بالانس', /running|sneakers/],
  ['تيشيرت musiala', /^Bayern/],
  ['bellingham england shirt', /^England/],
  ['تيشيرت يامال اسبانيا', /^Spain/],
  ['كاب مش بتاع نادي', /^Plain sports cap$/],
  ['شراب كورة وواقي ساق', /football socks$/],
  ['كوتشي وكوره للبادل', /padel/i],
  ['football socks and shin guards', /football socks$/],
  ['kotshy le raf3 el as2al', /^Lifting/],
])('%s finds what is meant, and nothing is called not sold', async ([q, name]) => {
  const { data, meta } = await listProducts(inEnglish(), { q, first: 1 })
  expect(data[0]?.name).toMatch(name)
  expect(meta.search?.notSold ?? []).toEqual([])
})

test('either of two things is found, also where the first is a ball', async () => {
  const named = async (q: string) =>
    (await listProducts(inEnglish(), { q, first: 50 })).data.map(({ name }) => name).join(' ')
  expect(await named('كورة وجوانتي حارس')).toMatch(/gloves.*ball/)
  expect(await named('واقي ساق وشراب كورة')).toMatch(/socks.*shin guards/i)
})

test('a club behind «not» is any', async () => {
  const { data } = await listProducts(inEnglish(), { q: 'كوفية مش بتاعة نادي', first: 50 })
  expect([data.length > 0, data.filter(({ club }) => club)]).toEqual([true, []])
})

test('while the shop has sweatshirts, no hoodie is shown for one', async () => {
  const { data } = await listProducts(inEnglish(), { q: 'sweatshirt', first: 50 })
  expect(data.map(({ name }) => name)).toEqual(data.map(() => expect.stringMatching(/sweatshirt$/)))
})

test.for(['تيشيرت محمد صلاح', 'تيشيرت ليفربول مقاس L', 'men liverpool shirt'])(
  'in %s no goalkeeper is meant: his shirt comes behind',
  async (q) => {
    const { data } = await listProducts(inEnglish(), { q, first: 3 })
    expect(data.map(({ name }) => name)).toEqual(data.map(() => expect.not.stringContaining('goalkeeper')))
  },
)

test('nothing is shown for what is not sold without saying so', async () => {
  const silent = []
  for (const q of notSold) {
    const { search, total } = await listed(q)
    if (total > 0 && search?.leftOut.length === 0 && search.notSold.length === 0) silent.push(q)
  }
  expect(silent).toEqual([])
}, 120_000)

test('corrects a misspelt brand', async () => {
  for (const q of ['adidsa', 'addidas', 'adids']) {
    const { search, total } = await listed(q)
    expect([q, search?.corrected, search?.leftOut]).toEqual([q, [{ typed: q, meant: 'adidas', kind: 'spelling' }], []])
    expect(total).toBe((await listed('adidas')).total)
  }
})

test('each further word narrows; a word that no product has is left out, and the answer says so', async () => {
  const [both, one] = await Promise.all([listed('حذاء بوما أسود'), listed('بوما')])
  expect([both.search?.leftOut, both.total > 0, both.total < one.total]).toEqual([[], true, true])
  const { search, total } = await listed('puma zalabia')
  expect([search?.leftOut, search?.notSold, total]).toEqual([['zalabia'], [], one.total])
})

/** Every seventh query. */
const sampled = queries.map(({ q }) => q).filter((_, nth) => nth % 7 === 0)
/** A word of boys or of girls refuses what is for the others, and no parameter can. */
const ofChildren = /ولاد|ولد|بنات|girls|boys/

async function idsOf(query: ProductListQuery): Promise<number[]> {
  const context = { db: demo.db, language: 'en', config: readConfig({}), now: () => new Date() } as const
  const ids: number[] = []
  for (let after: string | undefined; ;) {
    const { data, meta } = await listProducts(context, { ...query, first: 100, after })
    ids.push(...data.map(({ id }) => Number(id)))
    if (!meta.hasNext || meta.endCursor === null) return ids.toSorted((a, b) => a - b)
    after = meta.endCursor
  }
}

test('the words, filters and sort of a note give the same products as its text', async () => {
  const different: string[] = []
  for (const q of sampled.filter((each) => !ofChildren.test(each))) {
    const { search } = await listed(q)
    const parameters = search
      ? { q: search.words, ...parametersOf(search.filters), ...(search.sort ? { sort: search.sort } : {}) }
      : { q }
    if ((await idsOf(parameters)).join() !== (await idsOf({ q })).join()) different.push(q)
  }
  expect(sampled.length).toBeGreaterThan(60)
  expect(different).toEqual([])
}, 60_000)

const firstNamed = async (q: string) => {
  const context = { db: demo.db, language: 'en', config: readConfig({}), now: () => new Date() } as const
  return (await listProducts(context, { q, first: 5 })).data.map(({ name }) => name)
}

test.for([
  ['شورت جيم', /shorts$/, /swim/],
  ['حاجات للجيم', /training|gym/i, /ball|gloves|swim/i],
  ['burkini for swimming', /burkini/, /shorts/],
  ['shin guards for football', /shin guards/i, /ball/],
  ['كورة تنس', /tennis/i, /padel/i],
  ['ball for basketball', /basketball$/, /shoes/],
  ['kids ahly shirt', /Al Ahly kids/, /home shirt/],
  ['مضرب تنس بنات', /Junior/, /padel/],
] as const)('%s finds what is for it, and nothing of another sport', async ([q, named, other]) => {
  const found = await firstNamed(q)
  expect(found).not.toEqual([])
  expect(found.filter((name) => !named.test(name) || other.test(name))).toEqual([])
})

test.for([
  ['كوره رخيصه لابني', / ball/i, 'لابني'],
  ['شنطة لبنتي ٧ سنين', /bag|backpack/i, 'لبنتي 7 سنين'],
  ['socks size 42', / socks/, 'size 42'],
  ['women shorts', / shorts$/, 'women'],
  ['تيشيرت مصر بتاع كاس العالم', /^Egypt/, 'كاس العالم'],
  ['هودي الاهلي اسود لارج', /hoodie/, 'اسود'],
] as const)('%s keeps what the thing is, and says what it left out', async ([q, named, left]) => {
  expect((await firstNamed(q)).filter((name) => !named.test(name))).toEqual([])
  expect((await listed(q)).search?.leftOut).toEqual([left])
})

test('لبس بيبي is for children', async () => {
  expect((await listed('لبس بيبي')).search?.filters.map(({ value }) => value)).toEqual(['kids'])
})

test('says that it left out whom a thing is for', async () => {
  expect((await listed('واقي ساق للاطفال')).search?.leftOut).toEqual(['للاطفال'])
})

test('a filter beside a text finds what has both, also when other products are called so', async () => {
  expect((await idsOf({ q: 'ahly retro' })).length).toBe(1)
  expect(await idsOf({ q: 'retro', club: ['al-ahly'] })).toEqual(await idsOf({ q: 'ahly retro' }))
})
