import { expect, test } from 'vitest'
import { randomText } from './language/random-text.fixture.ts'
import { openSmallShop, rowsFor, smallShop } from './text-shop.fixture.ts'

const index = openSmallShop()
const find = (q: string) => rowsFor(index, q)
const noteFor = (q: string) => index.search(q)?.note

test.each([
  ['الاهلى', [0, 1]], ['ahly', [0, 1]], ['el ahly', [0, 1]], ['alahly', [0, 1]], ['ال اهلي', [0, 1]],
  ['فانلة الاهلي', [0, 1]], ['تي شيرت الأهلي', [0, 1]], ['تيشيرتات الاهلي', [0, 1]], ['تيشيرتالاهلي', [0, 1]],
  ['الريال', [2]], ['realmadrid', [2]], ['real madrid shirt', [2]],
  ['جزم نسائي', [3]], ['nike shoes', [3]], ['newbalance', [4]], ['new balance ball', [4]],
])('%s finds the meant products', (q, rows) => {
  expect(new Set(find(q))).toEqual(new Set(rows))
  expect(noteFor(q)).toBeNull()
})

test('a code, SKU or barcode finds only its product, in any notation', () => {
  const product = ['AHL-2627-H', 'ahl-2627-h', ' ahl2627h ', 'AHL 2627 H']
  const ways = [...product, 'AHL-2627-H-RED-M', 'ahl-2627-h-red', '2000000000015', '٢٠٠٠٠٠٠٠٠٠٠١٥']
  for (const q of ways) expect([q, find(q)]).toEqual([q, [0]])
  expect(find('تيشيرت AHL-2526-H')).toEqual([1])
})

test('the product itself comes before products that only bear its name', () => {
  expect(find('كورة')[0]).toBe(4)
})

test('the newest season comes first unless the query names another', () => {
  expect(find('تيشيرت الاهلي')).toEqual([0, 1])
  expect(find('تيشيرت الاهلي 25-26')[0]).toBe(1)
  expect(find('الاهلي موسم ٢٠٢٥/٢٠٢٦')[0]).toBe(1)
})

test('sizes, prices and polite words do not filter', () => {
  for (const q of ['عايز تيشيرت الاهلي مقاس XL', 'تيشيرت الاهلي 42 بكام', 'the ahly shirt size 44 please']) {
    expect([q, find(q)]).toEqual([q, [0, 1]])
  }
})

test('corrects typos and says so', () => {
  expect(find('تيشيرت الاهلليي')).toEqual([0, 1])
  expect(noteFor('تيشيرت الاهلليي')).toEqual({ understoodAs: 'تيشيرت الأهلي', kind: 'spelling' })
  expect(noteFor('nkie')).toEqual({ understoodAs: 'Nike', kind: 'spelling' })
  expect(find('madird')).toEqual([2])
})

test('corrects the keyboard layout and says so', () => {
  expect(find('hgHigd')).toEqual([0, 1])
  expect(noteFor('hgHigd')).toEqual({ understoodAs: 'الأهلي', kind: 'keyboard' })
  expect(noteFor('ىهنث')).toEqual({ understoodAs: 'Nike', kind: 'keyboard' })
})

test('without a product with all words it finds those with most of them and says so', () => {
  expect(find('نايك زلابية')).toEqual([3])
  expect(noteFor('نايك زلابية')).toEqual({ understoodAs: 'نايك', kind: 'partial' })
})

test('each further word filters, also with few products left', () => {
  expect(find('تيشيرت')).toEqual(expect.arrayContaining([0, 1, 2]))
  expect(find('تيشيرت ابيض')).toEqual([2])
  expect(noteFor('تيشيرت ابيض')).toBeNull()
})

test('completes the last word', () => {
  expect(find('تيشيرت ريا')).toEqual([2])
  expect(find('run')).toEqual([3])
})

test('an empty query is no search; a query without letters finds nothing', () => {
  expect(index.search('')).toBeUndefined()
  expect(index.search('  \n')).toBeUndefined()
  expect(index.search('!!! 🙂')).toMatchObject({ count: 0, note: null })
  expect(index.search('qqqqqq wwwwww')).toMatchObject({ count: 0, note: null })
})

test('finds no removed product, and finds later ones', () => {
  const changing = openSmallShop()
  changing.remove(0)
  expect(rowsFor(changing, 'الاهلي')).toEqual([1])
  expect(rowsFor(changing, 'AHL-2627-H')).toEqual([])
  for (const text of smallShop.slice(0, 1)) changing.add(6, text)
  expect(rowsFor(changing, 'الاهلي')).toEqual([6, 1])
  expect(rowsFor(changing, 'AHL-2627-H')).toEqual([6])
})

test('completes a word as the shop spells it', () => {
  expect(index.complete('ال', 3)).toEqual(['الأهلي', 'الشياطين الحمر', 'الملكي'])
  expect(index.complete('اهل', 1)).toEqual(['الأهلي'])
  expect(index.complete('real', 2)).toEqual(['Real Madrid', 'Real Madrid home shirt'])
  expect(index.complete('!!', 3)).toEqual([])
})

test('accepts any text', () => {
  const strange = [
    '\u0000', '\uD83D', 'ا'.repeat(2000), 'الأهلي '.repeat(300), "'; drop table product; --", '((((', '& | ! : * %',
    '🙂'.repeat(1000), 'ﷺ'.repeat(100),
    ...Array.from({ length: 300 }, () => randomText('any', 60)), randomText('any', 2000), randomText('common', 2000),
  ]
  for (const q of strange) {
    const began = process.cpuUsage()
    expect(index.search(q)?.scores.length ?? 0).toBeLessThanOrEqual(6)
    index.complete(q, 8)
    // A second, of the processor: the clock runs on while others use it.
    expect(process.cpuUsage(began).user).toBeLessThan(1_000_000)
  }
})
