// @vitest-environment node
import { expect, test } from 'vitest'
import type { Mutate } from '#app/lib/forms/write.ts'
import { finishWish } from './finish-wish.ts'

/** Finishes what waits in these cookies; the shop answers as told. */
async function finish(cookie: string, answer: () => Promise<unknown>) {
  const asked: unknown[] = []
  const set: string[] = []
  const mutate = ((_: unknown, variables: object) => {
    asked.push(variables)
    return answer()
  }) as unknown as Mutate
  const request = new Request('http://shop.example/login', { headers: { cookie } })
  await finishWish({ request }, { mutate, setCookie: (value) => void set.push(value.split('; Path', 1)[0] ?? '') })
  return { asked, set }
}

const answered = (...userErrors: object[]) => () => Promise.resolve({ wishlistAdd: { userErrors, customer: null } })

test('a wish that waited for a login is made once, and its end is kept for the next page', async () => {
  expect(await finish('locale=ar; wish=17; token=t', answered())).toEqual({ asked: [{ productId: '17' }], set: ['wish=', 'wish=added'] })
})

test('a wish that the shop refuses is told by its code', async () => {
  expect((await finish('wish=17', answered({ code: 'LIMIT_REACHED' }))).set).toEqual(['wish=', 'wish=LIMIT_REACHED'])
})

test.each(['', 'wish=', 'wish=added', 'wish=1 or 2', 'mywish=17', 'wish=99999999999999999'])('%j is no wish', async (cookie) => {
  expect(await finish(cookie, answered())).toEqual({ asked: [], set: [] })
})

test('a shop that does not answer ends the wish, not the login', async () => {
  expect((await finish('wish=17', () => Promise.reject(new Error('gone')))).set).toEqual(['wish='])
})
