import { expect, test } from 'vitest'
import { readConfig } from '#src/config.ts'
import { testDb } from '#src/db/testing.ts'
import { openApi } from '#src/domains/catalog/catalog-api.fixture.ts'
import { openText, sealText } from './sealed-text.ts'

const shop = await testDb({ demo: true })
const api = await openApi(shop.db, '2026-11-21T10:00:00Z')

const LISTS = [
  '/products?sort=relevance',
  '/products?sort=bestSeller',
  '/blogs?',
  '/news?',
  '/photos?',
  '/videos?',
  '/reviews?products=1',
]
/** The reviews of several products come as a page for each. */
async function read(url: string) {
  const answer = await api.get(url)
  const page = url.startsWith('/reviews') ? answer.data?.[0] : undefined
  return page ? { ...answer, data: page.reviews, meta: page } : answer
}

const cursorOf = async (list: string, first = 1): Promise<string> =>
  (await read(`${list}&first=${first}`)).meta.endCursor

test('a cursor tells no takings, sales and times, not even by its length', async () => {
  const cursors = await Promise.all(LISTS.flatMap((list) => [cursorOf(list), cursorOf(list, 2)]))
  for (const cursor of cursors) expect(Buffer.from(cursor, 'base64url').toString('latin1')).not.toMatch(/^\[|\d{6}/)
  expect(new Set(cursors.map((cursor) => cursor.length)).size).toBe(1)
})

test('a page gets the same cursor each time, which goes on behind it', async () => {
  for (const list of LISTS) {
    const cursor = await cursorOf(list)
    expect(await cursorOf(list)).toBe(cursor)
    const [one, two] = [await read(`${list}&first=2`), await read(`${list}&first=1&after=${cursor}`)]
    expect([list, two.data]).toEqual([list, one.data.slice(1)])
  }
})

test('a list gives the cursor of each item by its id when asked to, and that of the last alone else', async () => {
  for (const list of LISTS) {
    const { data, meta } = await read(`${list}&first=3&cursors=true`)
    const ids = (data as { id: number }[]).map(({ id }) => id)
    expect([list, new Set(Object.keys(meta.cursors))]).toEqual([list, new Set(ids.map(String))])
    expect(meta.cursors[ids[2] ?? 0]).toBe(meta.endCursor)
    expect((await read(`${list}&first=3`)).meta).not.toHaveProperty('cursors')
    const behind = await read(`${list}&first=2&after=${meta.cursors[ids[0] ?? 0]}`)
    expect([list, behind.data]).toEqual([list, data.slice(1)])
  }
})

test('every list refuses a forged cursor, a changed one and that of another list at `after`', async () => {
  const foreign = await cursorOf('/products?sort=newest')
  for (const list of LISTS) {
    const cursor = await cursorOf(list)
    const changed = [5, 20, 80].map(
      (at) => cursor.slice(0, at) + (cursor[at] === 'A' ? 'B' : 'A') + cursor.slice(at + 1),
    )
    const forged = [
      [9e15, 1],
      [1, 9e15],
      ['newest', 9e15, 9e15],
    ].map((keys) => Buffer.from(JSON.stringify(keys)).toString('base64url'))
    for (const after of ['x', '%00', 'AQ', cursor.slice(0, -4), foreign, ...changed, ...forged]) {
      const { error, errors } = await read(`${list}&after=${after}`)
      expect([list, after, error, errors?.after?.length]).toEqual([list, after, 'VALIDATION_FAILED', 1])
    }
  }
})

test('a text opens with the secret and purpose it was sealed with alone', () => {
  const { shopSecret } = readConfig({})
  const sealed = sealText(shopSecret, 'a', 'مدرّج')
  expect([
    openText(shopSecret, 'a', sealed),
    openText(shopSecret, 'b', sealed),
    openText(`${shopSecret}2`, 'a', sealed),
  ]).toEqual(['مدرّج', undefined, undefined])
})
