import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { randomText } from './language/random-text.fixture.ts'
import { openTextShop } from './text-shop.fixture.ts'

const shop = await openTextShop()
afterAll(shop.close)
const { find, note, index } = shop

test.each([
  ['الاهلى', ['ahly', 'ahly-kids', 'ahly-old']],
  ['فانلة الاهلي', ['ahly', 'ahly-kids', 'ahly-old']],
  ['تيشيرتات الاهلي', ['ahly', 'ahly-kids', 'ahly-old']],
  ['الريال', ['madrid']],
  ['real madrid shirt', ['madrid']],
  ['جزم نسائي', ['running-shoes']],
  ['nike shoes', ['running-shoes', 'white-shoes']],
  ['new balance ball', ['ball']],
  ['شورت ابيض', ['shorts', 'boys-shorts']],
  ['تيشيرت ابيض', ['madrid', 'zamalek']],
])('%s finds the meant products', async (q, slugs) => {
  expect((await find(q)).toSorted()).toEqual(slugs.toSorted())
})

test('the product itself comes before products that only bear its name', async () => {
  expect((await find('كورة'))[0]).toBe('ball')
})

test('the newest season comes first unless the query names another', async () => {
  expect(await find('تيشيرت الاهلي رجالي')).toEqual(['ahly', 'ahly-old'])
  expect(await find('تيشيرت الاهلي 25-26')).toEqual(['ahly-old'])
})

test('completes the last word', async () => {
  expect(await find('ميدا')).toEqual(['keychain'])
  expect(await find('كوتشي خفي')).toEqual(['running-shoes'])
})

test('an empty query, or one without letters, is no search; unknown words find nothing', async () => {
  const all = await find('')
  for (const q of ['  \n', '!!! 🙂']) expect([q, await note(q), await find(q)]).toEqual([q, null, all])
  expect(await find('qqqqqq wwwwww')).toEqual([])
})

test('finds no hidden product, and finds it again later', async () => {
  const setStatus = (status: string) =>
    sql`update product set status = ${status} where slug = 'madrid'`.execute(shop.db)
  await setStatus('hidden')
  expect([await find('الريال'), await find('TXT-1004')]).toEqual([[], []])
  await setStatus('online')
  expect([await find('الريال'), await find('TXT-1004')]).toEqual([['madrid'], ['madrid']])
})

test('completes a word as the shop spells it', () => {
  expect(index.text.complete('اهل', 1)).toEqual(['الأهلي'])
  expect(index.text.complete('real', 2)).toEqual(['Real Madrid', 'Real Madrid home shirt'])
  expect(index.text.complete('!!', 3)).toEqual([])
})

test('completes any text in a second', () => {
  const strange = [
    '\u0000',
    '\uD83D',
    'ا'.repeat(2000),
    '((((',
    '.*+?^${}()|[]',
    'ﷺ'.repeat(100),
    ...Array.from({ length: 100 }, () => randomText('any', 60)),
    randomText('common', 2000),
  ]
  for (const q of strange) {
    const began = process.cpuUsage()
    index.text.complete(q, 8)
    expect(process.cpuUsage(began).user).toBeLessThan(1_000_000)
  }
})
