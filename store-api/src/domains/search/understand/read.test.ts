import { afterAll, expect, test } from 'vitest'
import { openTextShop } from '#src/domains/search/text-shop.fixture.ts'
import { meant } from './meant.fixture.ts'

const shop = await openTextShop()
afterAll(shop.close)
const understood = (q: string) => meant(shop.index.text.known, q)

test.for([
  ['تيشيرت رجالي', 'تيشيرت gender=men|unisex (رجالي)'],
  ['women shoes', 'gender=women|unisex (women) shoes'],
  ['كوتشي للكبار', 'كوتشي gender=men|women|unisex'],
  ['شورت اطفال', 'شورت gender=kids (اطفال)'],
  ['kids shorts', 'gender=kids (kids) shorts'],
  ['كوتشي لبابا', 'كوتشي gender=men|unisex'],
  ['shoes for my wife', 'shoes gender=women|unisex'],
  ['شورت لابني في سنة تالتة', 'شورت gender=kids (ابني)'],
  ['shoes for 3rd grade', 'shoes gender=kids'],
])('reads the audience in %s', ([q = '', meaning]) => {
  expect(understood(q)).toBe(meaning)
})

test.for(['لبس بنات', 'هدوم بناتي', 'girls clothes', 'لبس للفتيات', 'clothes for my niece'])(
  '%s finds nothing that is for boys alone',
  async (q) => {
    expect((await shop.find(q)).toSorted()).toEqual(['ahly-kids', 'girls-leggings'])
  },
)

test.for(['شورت اولاد', 'boys shorts'])('%s finds nothing that is for girls alone', async (q) => {
  expect(await shop.find(q)).toEqual(['boys-shorts'])
})

test.for([
  ['كوتشي مش اسود', 'كوتشي !color=black', ['white-shoes']],
  ['shoes without black', 'shoes !color=black', ['white-shoes']],
  ['كوتشي غير نايكي', 'كوتشي !brand=nike', ['boots']],
  ['shoes except nike', 'shoes !brand=nike', ['boots']],
  ['shoes but not nike', 'shoes !brand=nike', ['boots']],
  ['تيشيرت مش الاهلي', 'تيشيرت !club=al-ahly', ['madrid', 'chelsea', 'zamalek']],
  ['shirt not ahly', 'shirt !club=al-ahly', ['madrid', 'chelsea', 'zamalek']],
  ['كوتشي مش جري', 'كوتشي !جري', ['boots']],
  ['كوتشي ليس من اللون الأسود', 'كوتشي !color=black', ['white-shoes']],
  ['shoes any color but not black', 'shoes !color=black', ['white-shoes']],
] as const)('%s finds only what does not have it', async ([q, meaning, found]) => {
  expect(understood(q)).toBe(meaning)
  expect((await shop.find(q)).toSorted()).toEqual([...found].toSorted())
})

test.for([
  ['تيشيرت لا احمر ولا ابيض', 'تيشيرت !color=red !color=white'],
  ['shirt not red or white', 'shirt !color=red !color=white'],
  ['كوتشي غير نايكي وبوما', 'كوتشي !brand=nike !brand=puma'],
])('%s refuses both', ([q = '', meaning]) => {
  expect(understood(q)).toBe(meaning)
})

test.for([
  ['مش عايز تيشيرت اسود', 'تيشيرت !color=black'],
  ['مش عايز كوتشي نايك', 'كوتشي !brand=nike'],
  ['shoes without black shoes', 'shoes !color=black'],
])('%s refuses the kind of a thing, not the thing', ([q = '', meaning]) => {
  expect(understood(q)).toBe(meaning)
})

test('says of a refused word whether any product has it', async () => {
  expect((await shop.note('كوتشي مش اسود'))?.excluded).toEqual([{ typed: 'مش اسود', known: true }])
  expect((await shop.note('كوتشي مش زفلط'))?.excluded).toEqual([{ typed: 'مش زفلط', known: false }])
})

test.for([
  ['عروض', 'offers'],
  ['تيشيرت عليه خصم', 'تيشيرت offers'],
  ['shirts on sale', 'shirts offers'],
  ['تيشيرت متوفر', 'تيشيرت inStock'],
  ['in stock shirt', 'inStock shirt'],
  ['ارخص تيشيرت', 'تيشيرت sort=priceAsc'],
  ['cheapest shoes', 'shoes sort=priceAsc'],
  ['اغلى كوتشي', 'كوتشي sort=priceDesc'],
  ['احدث تيشيرت', 'تيشيرت sort=newest'],
  ['best seller shirts', 'shirts sort=bestSeller'],
  ['top rated shoes', 'shoes sort=topRated'],
])('reads offers, stock and the order in %s', ([q = '', meaning]) => {
  expect(understood(q)).toBe(meaning)
})

test.for([
  ['تيشيرت مغربي', 'تيشيرت club=morocco'],
  ['moroccan shirt', 'club=morocco shirt'],
])('an adjective of a country alone is its national team: %s', ([q = '', meaning]) => {
  expect(understood(q)).toBe(meaning)
})

test.for(['النادي الأهلي المصري', 'الاهلي المصري', 'al ahly egyptian', 'egyptian al ahly'])(
  '%s is one club: the country beside it is no other',
  (q) => {
    expect(understood(q)).toBe('club=al-ahly')
  },
)

test('the club that is called after its country is found by its own name', () => {
  expect(understood('المصري')).toBe('club=al-masry')
  expect(understood('المصري البورسعيدي')).toBe('club=al-masry')
})

test.for(['تيشيرت الاهلي والزمالك', 'تيشيرت الاهلي او الزمالك', 'تيشيرت ahly and zamalek'])(
  '%s is of either club',
  async (q) => {
    expect(understood(q)).toBe('تيشيرت club=al-ahly|zamalek')
    expect(await shop.find(q)).toEqual(expect.arrayContaining(['ahly', 'zamalek']))
  },
)

test.for([
  ['شورت وكوتشي', 'شورت او كوتشي'],
  ['شورت و كوتشي', 'شورت او كوتشي'],
  ['شورت ولا كوتشي', 'شورت او كوتشي'],
  ['shorts and shoes', 'shorts or shoes'],
  ['shorts or shoes', 'shorts or shoes'],
])('%s is either thing', async ([q = '', meaning = '']) => {
  expect((await shop.note(q))?.words).toBe(meaning)
  const found = await shop.find(q)
  expect(found).toEqual(expect.arrayContaining(['boots', 'shorts', 'white-shoes']))
  expect(found).not.toContain('ahly')
  expect(await shop.find(meaning)).toEqual(found)
})

test('what stands behind ل and «and» are the uses of one thing', async () => {
  expect((await shop.note('شنطة للكورة والكوتشي'))?.words).not.toContain(' او ')
})

test('of two things Arabic names the one that is wanted first', async () => {
  expect(await shop.find('شنطة كوتشي')).toEqual(['backpack'])
  expect((await shop.note('شنطة كوتشي'))?.leftOut).toEqual(['كوتشي'])
})

test('short sleeves are no long ones', () => {
  expect(understood('تيشيرت نص كم')).toBe('تيشيرت !كم')
  expect(understood('short sleeve shirt')).toBe('shirt !كم')
})

test('a number with a unit is no size and no price', () => {
  expect(understood('شنطة ٤٠ لتر')).toBe('شنطه ?40')
})

test('either of two colours', () => {
  expect(understood('تيشيرت احمر او ابيض')).toBe('تيشيرت color=red|white')
})

test.for([
  ['لبس جري', 'clothes جري', ['shorts']],
  ['running clothes', 'running clothes', ['shorts']],
] as const)('%s is what is worn on the body', async ([q, meaning, found]) => {
  expect(understood(q)).toBe(meaning)
  expect(await shop.find(q)).toEqual(found)
})

test.for([
  ['كوتشي للكورة', ['boots']],
  ['shoes for football', ['boots']],
  ['شنطة للكورة', ['backpack']],
  ['هدوم للكورة', ['ahly', 'madrid', 'chelsea', 'zamalek', 'ahly-old']],
] as const)('%s is no ball', async ([q, found]) => {
  expect(await shop.find(q)).toEqual(found)
})

test.for([
  ['للاهلي', 'club=al-ahly'],
  ['والأهلي', 'club=al-ahly'],
  ['elzamalek', 'club=zamalek'],
  ['الملكي', 'club=real-madrid'],
  ['البلوز', 'club=chelsea'],
  ['الشياطين الحمر', 'club=al-ahly'],
  ['نايك', 'brand=nike'],
  ['صفرا', 'color=yellow'],
])('%s names %s', ([q = '', meaning]) => {
  expect(understood(q)).toBe(meaning)
})

test('a colour comes before the nickname of a club', () => {
  expect(understood('blue shorts')).toBe('color=blue shorts')
})
