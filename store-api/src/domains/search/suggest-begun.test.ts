import { afterAll, beforeAll, expect, test } from 'vitest'
import { testDb, type TestDb } from '#src/db/testing.ts'
import { type Api, openApi } from '#src/domains/catalog/catalog-api.fixture.ts'

let shop: TestDb
let api: Api
beforeAll(async () => {
  shop = await testDb({ demo: true })
  api = await openApi(shop.db, new Date().toISOString())
}, 120_000)
afterAll(async () => {
  await api.close()
  await shop.close()
})

type Ref = { slug: string }
type Product = { name: string; club: Ref | null; brand: Ref | null }
type Answer = {
  terms: string[]
  products: Product[]
  clubs: Ref[]
  brands: Ref[]
  categories: Ref[]
  didYouMean: string | null
}

async function suggest(q: string): Promise<Answer> {
  const { data } = await api.get(`/search/suggest?q=${encodeURIComponent(q)}&first=6`, /[a-z]/i.test(q) ? 'en' : 'ar')
  return data
}

type Firsts = { club?: string; brand?: string; category?: string; term?: RegExp }

/** What is typed, the name, club and brand of the first product, and what else comes first. */
const prefixes: [q: string, product: RegExp, firsts?: Firsts][] = [
  ['زم', /الزمالك/, { club: 'zamalek', term: /^الزمالك/ }],
  ['الز', /الزمالك/, { club: 'zamalek', term: /^الزمالك/ }],
  ['اه', /الأهلي/, { club: 'al-ahly', term: /^الأهلي/ }],
  ['الاه', /الأهلي/, { club: 'al-ahly', term: /^الأهلي/ }],
  ['بير', /بيراميدز/, { club: 'pyramids', term: /^بيراميدز/ }],
  ['مص', /منتخب مصر|المصري/, { club: 'egypt' }],
  ['اسم', /الإسماعيلي/, { club: 'ismaily' }],
  ['اتح', /الاتحاد/, { club: 'al-ittihad-alexandria' }],
  ['ري', /ريال مدريد/, { club: 'real-madrid', brand: 'reebok', term: /^ريال مدريد/ }],
  ['بر', /برشلونة|البرازيل|البرتغال|^برا /, { term: /^برشلونة/ }],
  ['ليف', /ليفربول/, { club: 'liverpool', term: /^ليفربول/ }],
  ['مان', /مان سيتي|مانشستر/, { term: /^مان/ }],
  ['باي', /بايرن/, { club: 'bayern-munich', term: /^بايرن/ }],
  ['مي', /ميلان/, { club: 'ac-milan', term: /^ميلان/ }],
  ['من', /منتخب/, { category: 'football-kits-national', term: /^منتخب/ }],
  ['مدريد', /مدريد/, { club: 'real-madrid' }],
  ['نا', /nike|نابولي/, { brand: 'nike', term: /^نايكي/ }],
  ['أديد', /adidas/, { brand: 'adidas', term: /^أديداس/ }],
  ['بو', /puma|بولو|بوركيني/, { brand: 'puma', term: /^بوما/ }],
  ['بوم', /puma/, { brand: 'puma', term: /^بوما/ }],
  ['جو', /^جوانتي|joma/, { category: 'equipment-gloves', term: /^جوانتي/ }],
  ['هو', /^هودي/, { category: 'men-hoodies', term: /^هودي/ }],
  ['الهو', /^هودي/, { category: 'men-hoodies' }],
  ['سوي', /^سويت/, { term: /^سويت/ }],
  ['تر', /^ترينج/, { category: 'men-tracksuits', term: /^ترينج/ }],
  ['كوت', /^كوتشي/, { category: 'shoes', term: /^كوتشي/ }],
  ['كور', /^كورة/, { category: 'balls' }],
  ['كورة', /^كورة/, { category: 'balls', term: /^كورة/ }],
  ['شور', /^شورت/, { category: 'men-shorts', term: /^شورت/ }],
  ['الشو', /^شورت/, { category: 'men-shorts' }],
  ['شن', /^شنطة/, { category: 'bags', term: /^شنط/ }],
  ['شرا', /^شراب/, { category: 'men-socks', term: /^شراب/ }],
  ['تيش', /^تيشيرت/, { category: 'men-t-shirts', term: /^تيشيرت/ }],
  ['جاك', /^جاكيت/, { category: 'men-jackets', term: /^جاكيت/ }],
  ['بنط', /^بنطلون/, { category: 'men-pants', term: /^بنطلون/ }],
  ['كاب', /^كاب /, { category: 'accessories-caps', term: /^كاب/ }],
  ['حذ', /^حذاء/, { category: 'shoes', term: /^حذاء/ }],
  ['قم', /^تيشيرت/],
  ['تيشيرت زم', /^تيشيرت الزمالك/, { club: 'zamalek', term: /^تيشيرت الزمالك/ }],
  ['تيشيرت بر', /^تيشيرت .*(برشلونة|البرازيل|البرتغال)/, { term: /^تيشيرت برشلونة/ }],
  ['تيشيرت ريال م', /^تيشيرت .*ريال مدريد/, { club: 'real-madrid' }],
  ['قميص الا', /^تيشيرت .*الأهلي/, { club: 'al-ahly', term: /^قميص الأهلي$/ }],
  ['كوتشي ني', /^(كوتشي|حذاء).*(nike|new-balance)/, { category: 'shoes', term: /^كوتشي ني/ }],
  ['شورت نا', /^شورت .*nike/, { brand: 'nike', term: /^شورت نايكي$/ }],
  ['طقم اط', /^طقم .*للأطفال/, { term: /^طقم أطفال/ }],
  ['ريال م', /ريال مدريد/, { club: 'real-madrid', term: /^ريال مدريد/ }],
  ['za', /Zamalek/, { club: 'zamalek', term: /^zamalek/i }],
  ['ni', /nike/, { brand: 'nike', term: /^nike/ }],
  ['bar', /Barcelona/, { club: 'barcelona', term: /^barcelona/ }],
  ['man', /Manchester/, { club: 'manchester-united', term: /^Manchester/ }],
  ['real m', /Real Madrid/, { club: 'real-madrid', term: /^real madrid/ }],
  ['ho', /hoodie/, { category: 'men-hoodies', term: /^hoodie/ }],
  ['sho', /shoes|shorts/, { term: /^shorts/ }],
  ['sneak', /sneakers/, { category: 'shoes' }],
  ['ru', /running/, { category: 'shoes-running', term: /^running/ }],
  ['tr', /tracksuit/, { category: 'men-tracksuits', term: /^tracksuit/ }],
  ['shirt za', /Zamalek .*shirt/, { club: 'zamalek', term: /^shirt Zamalek/ }],
  ['running ad', /adidas/, { brand: 'adidas', term: /^running adidas/ }],
  ['ahly ho', /Al Ahly hoodie/, { club: 'al-ahly' }],
  ['دور', /دورتموند/, { term: /^بوروسيا دورتموند/ }],
  ['حق', /^شنطة/],
  ['pad', /padel/, { term: /^Padel/ }],
  ['el a', /Al Ahly/, { club: 'al-ahly' }],
  ['el z', /Zamalek/, { club: 'zamalek' }],
  ['فار', /الزمالك/, { club: 'zamalek' }],
  ['يوف', /يوفنتوس/, { club: 'juventus' }],
  ['وا', /^واقي/, { category: 'equipment-shin-guards' }],
  ['زجا', /^زجاجة/, { category: 'equipment-bottles' }],
  ['bac', /backpack/, { category: 'bags-backpacks', term: /^backpack/ }],
  ['gl', /gloves/, { category: 'equipment-gloves' }],
  ['ah', /Al Ahly/, { club: 'al-ahly' }],
]

test.for(prefixes)('%s: what it begins comes first', async ([q, product, { term = /^/, ...others } = {}]) => {
  const {
    products: [best],
    clubs,
    brands,
    categories,
    terms,
    didYouMean,
  } = await suggest(q)
  expect(`${best?.name} ${best?.club?.slug} ${best?.brand?.slug}`).toMatch(product)
  expect({ club: clubs[0]?.slug, brand: brands[0]?.slug, category: categories[0]?.slug, didYouMean }).toMatchObject({
    ...others,
    didYouMean: null,
  })
  expect(terms[0] ?? '').toMatch(term)
})

test('a term that completes a text finds products', async () => {
  const terms = new Set((await Promise.all(prefixes.map(async ([q]) => (await suggest(q)).terms))).flat())
  expect(terms.size).toBeGreaterThan(150)
  for (const term of terms)
    expect
      .soft((await api.get(`/products?first=1&q=${encodeURIComponent(term)}`, 'ar')).meta, term)
      .toMatchObject({ total: expect.toSatisfy((total: number) => total > 0) })
})

test('several kinds of what a name begins come before a second one of a kind', async () => {
  const { products } = await suggest('زم')
  expect(products.map(({ club }) => club?.slug)).toEqual(Array(6).fill('zamalek'))
  expect(new Set(products.map(({ name }) => name.split(' ')[0])).size).toBeGreaterThan(3)
})

test('corrects the words before the beginning', async () => {
  const {
    products: [best],
    didYouMean,
  } = await suggest('تيشيررت زم')
  expect(best?.name).toMatch(/^تيشيرت الزمالك/)
  expect(didYouMean).toBe('تيشيرت زم')
})

test.for([['عايز زم'], ['زم '], [' زم']])('«%s» begins the club as well', async ([q = '']) => {
  expect((await suggest(q)).products[0]?.club?.slug).toBe('zamalek')
})
