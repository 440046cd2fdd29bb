import '#app/lib/testing/in-locale.tsx'
import { expect, test } from 'vitest'
import { faultError } from '#app/lib/apollo/fault.ts'
import type { Mutate } from '#app/lib/route/route-types.ts'
import { wishlistWrite } from './wishlist-write.ts'

const guest = () => Promise.reject(faultError({ code: 'UNAUTHENTICATED' }))

/** Sends a form from a page with hearts; every mutation answers as told. */
async function sent(values: Record<string, string>, answer: () => Promise<unknown>, referer = 'http://shop.example/offers?page=2') {
  const form = new FormData()
  for (const [name, value] of Object.entries(values)) form.append(name, value)
  const [asked, cookies]: [unknown[], string[]] = [[], []]
  const mutate = ((_: unknown, variables: object) => {
    asked.push(variables)
    return answer()
  }) as unknown as Mutate
  const url = new URL('http://shop.example/profile/wishlist')
  const visit = { form, params: {}, url, request: new Request(url), locale: 'ar' as const }
  // Scripts may not set it on a request, the browser does.
  visit.request.headers.get = (name) => (name === 'referer' ? referer : null)
  const tools = { mutate, query: () => Promise.reject(new Error('No query is expected.')), setCookie: (cookie: string) => void cookies.push(cookie) }
  try {
    return { result: await wishlistWrite(visit, tools), asked, cookies }
  } catch (thrown) {
    if (!(thrown instanceof Response)) throw thrown
    return { to: thrown.headers.get('location'), asked, cookies }
  }
}

const fine = { userErrors: [], customer: null, cart: null }

test('a heart without a script leads back to its page', async () => {
  const { result } = await sent({ add: '1' }, async () => ({ wishlistAdd: fine }))
  expect(result).toEqual({ ok: true, without: '/offers?page=2' })
})

test('a guest without a script is asked to log in, and what she wishes for waits', async () => {
  const { to, cookies } = await sent({ add: '17' }, guest)
  expect(to).toBe('/login?redirect=%2Foffers%3Fpage%3D2&reason=wish')
  expect(cookies).toEqual([expect.stringMatching(/^wish=17; Path=\/; Max-Age=3600; SameSite=Lax$/)])
  expect((await sent({ remove: '17' }, guest)).cookies).toEqual([])
})

test.each(['', 'x', '1; Domain=evil.example', '1\r\nset-cookie: a=b'])('%j is no product', async (productId) => {
  const { result, asked, cookies } = await sent({ add: productId }, guest)
  expect([result?.ok, asked, cookies]).toEqual([false, [], []])
})

test('what goes into the cart leaves the list, what is refused there stays', async () => {
  const moved = await sent({ move: '1', variantId: '11' }, async () => ({ cartLineAdd: fine, wishlistRemove: fine }))
  expect(moved).toMatchObject({ result: { ok: true }, asked: [{ variantId: '11' }, { productId: '1' }] })
  const userErrors = [{ code: 'OUT_OF_STOCK', path: null, message: '' }]
  const refused = await sent({ move: '1', variantId: '11' }, async () => ({ cartLineAdd: { cart: null, userErrors } }))
  expect(refused).toMatchObject({ result: { ok: false, userErrors }, asked: [{ variantId: '11' }] })
  expect((await sent({ move: '1' }, guest)).result).toMatchObject({ ok: false, userErrors: [{ path: ['variantId'] }] })
})
