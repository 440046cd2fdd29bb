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
])('%s finds what is meant', (q, rows) => {
  expect(new Set(find(q))).toEqual(new Set(rows))
  expect(noteFor(q)).toBeNull()
})

test('a code, a SKU or a barcode finds its product alone, however it is written', () => {
  const product = ['AHL-2627-H', 'ahl-2627-h', ' ahl2627h ', 'AHL 2627 H']
  const ways = [...product, 'AHL-2627-H-RED-M', 'ahl-2627-h-red', '2000000000015', '٢٠٠٠٠٠٠٠٠٠٠١٥']
  for (const q of ways) expect([q, find(q)]).toEqual([q, [0]])
  expect(find('تيشيرت AHL-2526-H')).toEqual([1])
})

test('the thing itself comes before what only bears its name', () => {
  expect(find('كورة')[0]).toBe(4)
})

test('the new season comes first unless another is asked for', () => {
  expect(find('تيشيرت الاهلي')).toEqual([0, 1])
  expect(find('تيشيرت الاهلي 25-26')[0]).toBe(1)
  expect(find('الاهلي موسم ٢٠٢٥/٢٠٢٦')[0]).toBe(1)
})

test('sizes, prices and politeness do not narrow', () => {
  for (const q of ['عايز تيشيرت الاهلي مقاس XL', 'تيشيرت الاهلي 42 بكام', 'the ahly shirt size 44 please']) {
    expect([q, find(q)]).toEqual([q, [0, 1]])
  }
})

test('what is mistyped is corrected, and said', () => {
  expect(find('تيشيرت الاهلليي')).toEqual([0, 1])
  expect(noteFor('تيشيرت الاهلليي')).toEqual({ understoodAs: 'تيشيرت الأهلي', kind: 'spelling' })
  expect(noteFor('nkie')).toEqual({ understoodAs: 'Nike', kind: 'spelling' })
  expect(find('madird')).toEqual([2])
})

test('what is typed on the other keyboard is understood, and said', () => {
  expect(find('hgHigd')).toEqual([0, 1])
  expect(noteFor('hgHigd')).toEqual({ understoodAs: 'الأهلي', kind: 'keyboard' })
  expect(noteFor('ىهنث')).toEqual({ understoodAs: 'Nike', kind: 'keyboard' })
})

test('when nothing has all words, what has most of them is shown, and said', () => {
  expect(find('نايك زلابية')).toEqual([3])
  expect(noteFor('نايك زلابية')).toEqual({ understoodAs: 'نايك', kind: 'partial' })
})

test('each further word narrows, also when few products are left', () => {
  expect(find('تيشيرت')).toEqual(expect.arrayContaining([0, 1, 2]))
  expect(find('تيشيرت ابيض')).toEqual([2])
  expect(noteFor('تيشيرت ابيض')).toBeNull()
})

test('the last word may be unfinished', () => {
  expect(find('تيشيرت ريا')).toEqual([2])
  expect(find('run')).toEqual([3])
})

test('nothing asked for is no search; no letters find nothing', () => {
  expect(index.search('')).toBeUndefined()
  expect(index.search('  \n')).toBeUndefined()
  expect(index.search('!!! 🙂')).toMatchObject({ count: 0, note: null })
  expect(index.search('qqqqqq wwwwww')).toMatchObject({ count: 0, note: null })
})

test('what is removed is not found, and what comes after it is', () => {
  const changing = openSmallShop()
  changing.remove(0)
  expect(rowsFor(changing, 'الاهلي')).toEqual([1])
  expect(rowsFor(changing, 'AHL-2627-H')).toEqual([])
  for (const text of smallShop.slice(0, 1)) changing.add(6, text)
  expect(rowsFor(changing, 'الاهلي')).toEqual([6, 1])
  expect(rowsFor(changing, 'AHL-2627-H')).toEqual([6])
})

test('what is typed is completed as the shop writes it', () => {
  expect(index.complete('ال', 3)).toEqual(['الأهلي', 'الشياطين الحمر', 'الملكي'])
  expect(index.complete('اهل', 1)).toEqual(['الأهلي'])
  expect(index.complete('real', 2)).toEqual(['Real Madrid', 'Real Madrid home shirt'])
  expect(index.complete('!!', 3)).toEqual([])
})

test('no text is too strange', () => {
  const strange = [
    '\u0000', '\uD83D', 'ا'.repeat(2000), 'الأهلي '.repeat(300), "'; drop table product; --", '((((', '& | ! : * %',
    '🙂'.repeat(1000), 'ﷺ'.repeat(100),
    ...Array.from({ length: 300 }, () => randomText('any', 60)), randomText('any', 2000), randomText('common', 2000),
  ]
  for (const q of strange) {
    const began = performance.now()
    expect(index.search(q)?.scores.length ?? 0).toBeLessThanOrEqual(6)
    index.complete(q, 8)
    expect(performance.now() - began).toBeLessThan(1000)
  }
})
