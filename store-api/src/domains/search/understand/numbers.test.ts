import { afterAll, expect, test } from 'vitest'
import { openTextShop } from '#src/domains/search/text-shop.fixture.ts'
import { meant } from './meant.fixture.ts'

const shop = await openTextShop()
afterAll(shop.close)
const understood = (q: string) => meant(shop.index.text.known, q)

test.for([
  'كوتشي تحت 500',
  'كوتشي اقل من 500 جنيه',
  'كوتشي لحد ٥٠٠',
  'كوتشي مش اكتر من 500',
  'كوتشي ارخص من 500',
  'كوتشي 500 جنيه',
  'كوتشي ب500 جنيه',
  'كوتشي 500 أو أقل',
  'كوتشي معايا 500',
  'كوتشي ميزانيتي 500',
  'كوتشي ب خمسميه جنيه',
  'كوتشي <500',
  'كوتشي 500ج',
])('%s: at most 500 pounds', (q) => {
  expect(understood(q)).toBe('كوتشي price=-500')
})

test.for([
  'shoes under 500',
  'shoes below EGP 500',
  'shoes EGP 500',
  'shoes 500 EGP',
  'shoes 500egp',
  'shoes less than 500 le',
  'shoes up to 500 pounds',
  'shoes 500 or less',
  'shoes <= 500',
  'shoes a2al men 500',
  'shoes not more than ٥٠٠',
  'shoes maximum 500 egp',
])('%s: at most 500 pounds', (q) => {
  expect(understood(q)).toBe('shoes price=-500')
})

test.for([
  ['كوتشي فوق 1000', 'كوتشي price=1000-'],
  ['كوتشي اكتر من 1,500', 'كوتشي price=1500-'],
  ['كوتشي ١٬٥٠٠ او اكتر', 'كوتشي price=1500-'],
  ['كوتشي 1000 على الاقل', 'كوتشي price=1000-'],
  ['shoes over 1000', 'shoes price=1000-'],
  ['shoes >1000', 'shoes price=1000-'],
  ['shoes 1000 or more', 'shoes price=1000-'],
])('%s has a lowest price', ([q = '', meaning]) => {
  expect(understood(q)).toBe(meaning)
})

test.for([
  'كوتشي من 500 ل 800',
  'كوتشي بين 500 و 800 جنيه',
  'كوتشي 500-800',
  'كوتشي ٥٠٠ – ٨٠٠',
  'كوتشي من 500 لحد 800',
  'كوتشي between 500 and 800',
  'كوتشي from 500 to 800 egp',
])('%s: from 500 to 800 pounds', (q) => {
  expect(understood(q)).toBe('كوتشي price=500-800')
})

test.for([
  ['كوتشي في حدود 1000', 'كوتشي price=500-1200'],
  ['كوتشي حوالي 500', 'كوتشي price=250-600'],
  ['shoes around 500', 'shoes price=250-600'],
  ['shoes 500 egp approximately', 'shoes price=250-600'],
  ['كوتشي تحت الف', 'كوتشي price=-1000'],
  ['كوتشي تحت 2 الف', 'كوتشي price=-2000'],
  ['كوتشي بألف جنيه', 'كوتشي price=-1000'],
  ['shoes under 1,500', 'shoes price=-1500'],
  ['كوتشي اقل من الف وميتين', 'كوتشي price=-1200'],
  ['shoes under fifteen hundred', 'shoes price=-1500'],
  ['shoes under 1.6k', 'shoes price=-1600'],
  ['shoes a2al men alf w tomnomeya', 'shoes price=-1800'],
  ['shoes a2al men rob3omeya w 5amsin', 'shoes price=-450'],
  ['كوتشي مش اقل من 500', 'كوتشي price=500-'],
  ['كوتشي مش عايز ادفع اكتر من 600', 'كوتشي price=-600'],
  ['كوتشي 1500 وفوق', 'كوتشي price=1500-'],
  ['كوتشي سعره كويس', 'كوتشي sort=priceAsc'],
  ['shoes not too expensive', 'shoes sort=priceAsc'],
  ['shoes 2026 up to 2500', 'shoes season=2026-27 price=-2500'],
  ['shoes mn 2026', 'shoes season=2026-27'],
  ['shoes higher than 500 2026', 'shoes price=500- season=2026-27'],
  ['كوتشي ماعيش غير 900', 'كوتشي price=-900'],
  ['كوتشي ميزيدش عن 900', 'كوتشي price=-900'],
  ['كوتشي مايقلش عن 900', 'كوتشي price=900-'],
  ['كوتشي من خمسميه لالف', 'كوتشي price=500-1000'],
  ['كوتشي 500 او ارخص', 'كوتشي price=-500'],
  ['shoes egp 500 to egp 1000', 'shoes price=500-1000'],
  ['shoes 1.5k - 1900', 'shoes price=1500-1900'],
  ['shoes 500+', 'shoes price=500-'],
])('reads %s', ([q = '', meaning]) => {
  expect(understood(q)).toBe(meaning)
})

test.for([
  ['shoes at least 1000', 'shoes price=1000-'],
  ['shoes at most 500', 'shoes price=-500'],
  ['shoes max 500', 'shoes price=-500'],
  ['كوتشي بالكتير 500', 'كوتشي price=-500'],
  ['كوتشي على الاقل 1000', 'كوتشي price=1000-'],
])('a bound may stand before its number too: %s', ([q = '', meaning]) => {
  expect(understood(q)).toBe(meaning)
})

test('a price that a letter joins to its number in words needs no currency', () => {
  for (const q of ['كوتشي بخمسميه', 'كوتشي ب500', 'كوتشي بـ 500'])
    expect([q, understood(q)]).toEqual([q, 'كوتشي price=-500'])
})

test.for(['shoes 500 le', 'shoes 500 LE', 'shoes 500le'])('%s: le is pounds, behind a number', (q) => {
  expect(understood(q)).toBe('shoes price=-500')
})

test('a year, an age and a bare number are no price', () => {
  expect(understood('تيشيرت 2026')).toBe('تيشيرت season=2026-27')
  expect(understood('تيشيرت تحت 8 سنين')).not.toContain('price')
  expect(understood('كوتشي 500')).not.toContain('price')
})

test.for([
  ['كوتشي مقاس 42', 'كوتشي size=eu-42'],
  ['كوتشي 42', 'كوتشي size=eu-42'],
  ['كوتشي مقاس42', 'كوتشي size=eu-42'],
  ['كوتشي نمرة ٤٢', 'كوتشي size=eu-42'],
  ['كوتشي مقاس رقم 42', 'كوتشي size=eu-42'],
  ['shoes size 42', 'shoes size=eu-42'],
  ['shoes 42 eu', 'shoes size=eu-42'],
  ['shoes EU42', 'shoes size=eu-42'],
  ['كوتشي 42.5', 'كوتشي size=eu-42-5'],
  ['كوتشي ٤٢٫٥', 'كوتشي size=eu-42-5'],
  ['كوتشي مقاس ٤٢ ونص', 'كوتشي size=eu-42-5'],
  ['shoes uk 8', 'shoes size=eu-42'],
  ['shoes 8 uk', 'shoes size=eu-42'],
  ['shoes UK8', 'shoes size=eu-42'],
  ['shoes uk 8.5', 'shoes size=eu-42-5'],
  ['shoes us 9', 'shoes size=eu-40-5|eu-42'],
  ['كوتشي مقاس 42 او 43', 'كوتشي size=eu-42|eu-43'],
  ['shoes 42 up to 1000', 'shoes size=eu-42 price=-1000'],
  ['shoes eu 42 1000 or under', 'shoes size=eu-42 price=-1000'],
  ['shoes 2026 eu size 42', 'shoes season=2026-27 size=eu-42'],
])('reads the size of shoes in %s', ([q = '', meaning]) => {
  expect(understood(q)).toBe(meaning)
})

test('two sizes of shoes are no season', () => {
  expect(understood('كوتشي 42-43')).toBe('كوتشي size=eu-42|eu-43')
})

test.for([
  ['تيشيرت مقاس xl', 'تيشيرت size=xl'],
  ['تيشيرت اكس لارج', 'تيشيرت size=xl'],
  ['تيشيرت 2xl', 'تيشيرت size=2xl'],
  ['تيشيرت 2 xl', 'تيشيرت size=2xl'],
  ['تيشيرت XXL', 'تيشيرت size=2xl'],
  ['تيشيرت دبل اكس لارج', 'تيشيرت size=2xl'],
  ['تيشيرت لارج', 'تيشيرت size=l|socks-l'],
  ['تيشيرت 2xلارج', 'تيشيرت size=2xl'],
  ['shirt xlarj', 'shirt size=xl'],
  ['shirt medium', 'shirt size=m|socks-m'],
  ['shirt size m', 'shirt size=m|socks-m'],
  ['كورة مقاس 5', 'كوره size=ball-5'],
  ['ball size 4', 'ball size=ball-4'],
])('reads the label in %s', ([q = '', meaning]) => {
  expect(understood(q)).toBe(meaning)
})

test.for([
  ['تيشيرت 8 سنين', 'تيشيرت gender=kids size=kids-8'],
  ['تيشيرت عمر 8', 'تيشيرت gender=kids size=kids-8'],
  ['تيشيرت ٨ سنوات', 'تيشيرت gender=kids size=kids-8'],
  ['تيشيرت 6-8 سنين', 'تيشيرت gender=kids size=kids-6|kids-8'],
  ['تيشيرت من 6 ل 8 سنين', 'تيشيرت gender=kids size=kids-6|kids-8'],
  ['shirt 8y', 'shirt gender=kids size=kids-8'],
  ['shirt for 7 year old', 'shirt gender=kids size=kids-6|kids-8'],
  ['تيشيرت 6 شهور', 'تيشيرت gender=kids'],
])('reads the age in %s', ([q = '', meaning]) => {
  expect(understood(q)).toBe(meaning)
})

test.for([
  ['تيشيرت 12 سنة', 'تيشيرت gender=kids size=kids-12'],
  ['تيشيرت 10-12 سنة', 'تيشيرت gender=kids size=kids-10|kids-12'],
])('سنة behind a number is years: %s', ([q = '', meaning]) => {
  expect(understood(q)).toBe(meaning)
})

test('numbers in words are prices, ages and sizes', () => {
  expect(understood('كوتشي بألف ونص')).toBe('كوتشي price=-1500')
  expect(understood('كوتشي سنتين ونص')).toBe('كوتشي gender=kids size=kids-4')
  expect(understood('كوتشي اتنين واربعين')).toBe('كوتشي size=eu-42')
})

test('the number of a player is no size', () => {
  expect(understood('تيشيرت الاهلي 10')).toBe('تيشيرت club=al-ahly')
})

test.for([
  ['تيشيرت 26/27', 'تيشيرت season=2026-27'],
  ['تيشيرت 2025/26', 'تيشيرت season=2025-26'],
  ['تيشيرت 25-26', 'تيشيرت season=2025-26'],
  ['تيشيرت موسم ٢٠٢٥ ٢٠٢٦', 'تيشيرت season=2025-26'],
  ['تيشيرت 2026', 'تيشيرت season=2026-27'],
  ['تيشيرت 2027', 'تيشيرت season=2026-27'],
  ['تيشيرت الموسم ده', 'تيشيرت season=2026-27'],
  ['shirt this season', 'shirt season=2026-27'],
  ['تيشيرت الموسم اللي فات', 'تيشيرت season=2025-26'],
  ['shirt last season', 'shirt season=2025-26'],
  ['تيشيرت الموسم القديم', 'تيشيرت season=2025-26|2024-25'],
  ['shirt old season', 'shirt season=2025-26|2024-25'],
])('reads the season in %s', ([q = '', meaning]) => {
  expect(understood(q)).toBe(meaning)
})

test('a season that the shop does not have is one all the same', () => {
  expect(understood('تيشيرت 2019/20')).toBe('تيشيرت season=')
})
