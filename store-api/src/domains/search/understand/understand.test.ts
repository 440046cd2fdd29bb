import { afterAll, expect, test } from 'vitest'
import { texts } from '#src/domains/search/language/random-text.fixture.ts'
import { openTextShop } from '#src/domains/search/text-shop.fixture.ts'
import { meant } from './meant.fixture.ts'
import { understand } from './understand.ts'

const shop = await openTextShop()
afterAll(shop.close)
const { known } = shop.index.text
const understood = (q: string) => meant(known, q)
const corrected = (q: string) => understand(known, q)?.corrected

test.for([
  ['الاهلى', 'club=al-ahly'],
  ['ahly', 'club=al-ahly'],
  ['el ahly', 'club=al-ahly'],
  ['alahly', 'club=al-ahly'],
  ['ال اهلي', 'club=al-ahly'],
  ['تي شيرت الأهلي', 'تي شيرت club=al-ahly'],
  ['تيشيرتالاهلي', 'تيشيرت club=al-ahly'],
  ['realmadrid', 'club=real-madrid'],
  ['newbalance ball', 'brand=new-balance ball'],
])('%s, written apart or together, is %s and no correction', ([q = '', meaning]) => {
  expect(understood(q)).toBe(meaning)
  expect(corrected(q)).toEqual([])
})

test.for([
  ['تيشيرت الاهلليي', 'تيشيرت club=al-ahly', 'الاهلليي', 'الأهلي'],
  ['nkie shoes', 'brand=nike shoes', 'nkie', 'Nike'],
  ['boma', 'brand=puma', 'boma', 'بوما'],
  ['shoes undr 500', 'shoes price=-500', 'undr', 'under'],
  ['shoes other thqn nike', 'shoes !brand=nike', 'thqn', 'than'],
  ['baby bluw shoes', 'color=sky-blue shoes', 'bluw', 'blue'],
])('corrects the spelling in %s and says so', ([q = '', meaning, typed, spelling]) => {
  expect(understood(q)).toBe(meaning)
  expect(corrected(q)).toEqual([{ typed, meant: spelling, kind: 'spelling' }])
})

test.for([
  ['hgHigd', 'club=al-ahly', 'الأهلي'],
  ['hgHigd 26/27', 'club=al-ahly season=2026-27', 'الأهلي 2026/27'],
  ['hg.lhg;', 'club=zamalek', 'الزمالك'],
  ['ىهنث', 'brand=nike', 'nike'],
])('reads %s as typed on the other keyboard and says so', ([q = '', meaning, text]) => {
  expect(understood(q)).toBe(meaning)
  expect(corrected(q)).toEqual([{ typed: q, meant: text, kind: 'keyboard' }])
})

test('a text that the shop knows stays on its keyboard', () => {
  expect(corrected('ahly')).toEqual([])
  expect(corrected('كورة')).toEqual([])
})

test('the last word may be unfinished, which is no mistake', () => {
  for (const q of ['كوتشي خفي', 'ميدا', 'backp']) expect([q, corrected(q)]).toEqual([q, []])
  expect(understood('back')).toBe('back')
})

test.for([
  ['السلام عليكم لو سمحت عايز تيشيرت الاهلي مقاس لارج بكام وفيه توصيل', 'تيشيرت club=al-ahly size=l|socks-l'],
  ['صباح الخير يا جماعة ممكن اعرف عندكم كوتشي بوما ولا لأ شكرا', 'كوتشي brand=puma'],
  ['hello please do you have the ahly shirt in size large thanks', 'club=al-ahly shirt size=l|socks-l'],
  ['3ayez teshert el ahly law sama7t', 'teshert club=al-ahly'],
  ['ya ostaz ba3d eznak 7ad 3andoh teshert el ahly wallahi shokran', 'teshert club=al-ahly'],
  [
    'لو سمحتم كوتشي بوما اسود رجالي مقاس 42 تحت 4000 جنيه',
    'كوتشي brand=puma color=black gender=men|unisex (رجالي) size=eu-42 price=-4000',
  ],
])('%s says the thing alone', ([q = '', meaning]) => {
  expect(understood(q)).toBe(meaning)
})

test.for([
  ['لأختي الكبيرة shoes', 'gender=women|unisex shoes'],
  ['ahly who is 8', 'club=al-ahly gender=kids size=kids-8'],
  ['foot size 42', 'size=eu-42'],
  ['balls #5', 'balls size=ball-5'],
  ['موسم دلوقتي', 'season=2026-27'],
])('%s tells %s by the words beside it', ([q = '', meaning]) => {
  expect(understood(q)).toBe(meaning)
})

test('a word that says something in a phrase only is unknown alone', () => {
  expect(understood('تحيه طيبه shoes')).toBe('shoes')
  expect(understood('طيبه shoes')).toBe('shoes ?طيبه')
})

test('a word that nothing is called is unknown, and no part', () => {
  expect(understood('تيشيرت زلابية')).toBe('تيشيرت ?زلابية')
  expect(understood('qqqqqq wwwwww')).toBe('?qqqqqq ?wwwwww')
})

test('a name that the shop does not have is no misspelt negation', () => {
  expect(understood('messi 10')).not.toContain('!')
})

test('a text without words is not understood', () => {
  for (const q of ['', '  \n', '!!! 🙂']) expect([q, understand(known, q)]).toEqual([q, undefined])
})

/**
 * Returns the milliseconds of the processor: the clock runs on while others use it. The least of a few runs, because
 * memory is cleared in between.
 */
function costOf(q: string): number {
  const runs = Array.from({ length: 3 }, () => {
    const began = process.cpuUsage()
    understand(known, q)
    return process.cpuUsage(began).user / 1_000
  })
  return Math.min(...runs)
}

/** Each word is near to none: the search for similar words costs most. */
const MISSPELT = Array.from(
  { length: 60 },
  (_, i) => `qwzx${String.fromCodePoint(97 + (i % 26), 97 + ((i * 7) % 26))}rt`,
).join(' ')

test('understands any text in 100 ms, the longest stall of a request', () => {
  const strange = [
    '\u0000',
    '\uD83D',
    'ا'.repeat(2000),
    'الأهلي '.repeat(300),
    "'; drop table product; --",
    '((((',
    '& | ! : * %',
    '🙂'.repeat(1000),
    'ﷺ'.repeat(100),
    '1 '.repeat(600),
    '٥٠٠-'.repeat(300),
    'مش '.repeat(300),
    '<='.repeat(500),
    MISSPELT,
  ]
  for (const q of [...texts(50, 'any'), ...texts(50, 'common'), ...strange]) {
    const cost = costOf(q)
    expect([q, cost < 100 ? 'soon' : cost]).toEqual([q, 'soon'])
    expect(understand(known, q)?.parts.length ?? 0).toBeLessThanOrEqual(12)
  }
})
