// @vitest-environment node
import { expect, test } from 'vitest'
import type { Mutate } from '#app/lib/forms/write.ts'
import { addPendingItem } from './pending-item.ts'

/** Runs `addPendingItem` with these cookies and this answer of the shop. */
async function finish(cookie: string, answer: () => Promise<unknown>) {
  const asked: unknown[] = []
  const set: string[] = []
  const mutate = ((_: unknown, variables: object) => {
    asked.push(variables)
    return answer()
  }) as unknown as Mutate
  const request = new Request('http://shop.example/login', { headers: { cookie } })
  await addPendingItem({ request }, { mutate, setCookie: (value) => void set.push(value.split('; Path', 1)[0] ?? '') })
  return { asked, set }
}

const answered =
  (...userErrors: object[]) =>
  () =>
    Promise.resolve({ wishlistAdd: { userErrors, customer: null } })

test('a pending product is added once after the login, and the result is stored for the next page', async () => {
  expect(await finish('locale=ar; wishlist=17; token=t', answered())).toEqual({
    asked: [{ productId: '17' }],
    set: ['wishlist=', 'wishlist=added'],
  })
})

test('a refusal is stored by its code', async () => {
  expect((await finish('wishlist=17', answered({ code: 'LIMIT_REACHED' }))).set).toEqual([
    'wishlist=',
    'wishlist=LIMIT_REACHED',
  ])
})

test.each(['', 'wishlist=', 'wishlist=added', 'wishlist=1 or 2', 'mywishlist=17', 'wishlist=99999999999999999'])(
  '%j stores no pending product',
  async (cookie) => {
    expect(await finish(cookie, answered())).toEqual({ asked: [], set: [] })
  },
)

test('a failed request drops the pending product and the login succeeds', async () => {
  expect((await finish('wishlist=17', () => Promise.reject(new Error('gone')))).set).toEqual(['wishlist='])
})
