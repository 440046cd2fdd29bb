// @vitest-environment node
import { expect, test } from 'vitest'
import { faultError } from '#app/lib/apollo/fault.ts'
import { type Mutate, perform, type WriteResult } from '#app/lib/forms/write.ts'
import { wishlistWrites } from './wishlist-writes.ts'

const guest = faultError({ code: 'UNAUTHENTICATED' })
const fine = { userErrors: [], customer: null, cart: null }

/**
 * Posts to a product of the wishlist from a page with hearts. Each mutation has the same answer; an Error is thrown.
 */
async function post(
  intent: keyof typeof wishlistWrites,
  product: string,
  answer: object,
  { variantId = '', referer = 'http://shop.example/offers?page=2' } = {},
) {
  const [asked, cookies]: [unknown[], string[]] = [[], []]
  const mutate = (async (_: unknown, variables: object) => {
    asked.push(variables)
    if (answer instanceof Error) throw answer
    return answer
  }) as unknown as Mutate
  const url = new URL(`http://shop.example/profile/wishlist?product=${encodeURIComponent(product)}`)
  const form = new FormData()
  form.set('variantId', variantId)
  const sent = { form, params: {}, url, request: new Request(url, { headers: { referer } }), locale: 'ar' as const }
  const send = (variables: object) => mutate(undefined as never, variables) as never
  const end = await perform(wishlistWrites[intent] as typeof wishlistWrites.add, sent, {
    send,
    mutate,
    setCookie: (cookie) => void cookies.push(cookie),
  }).catch((thrown: unknown) => thrown)
  if (end instanceof Response) return { to: end.headers.get('location'), asked, cookies }
  return { end: end as WriteResult | Error, asked, cookies }
}

test('a wishlist button without JavaScript leads back to its page, or to the wishlist', async () => {
  expect(await post('add', '1', { wishlistAdd: fine })).toMatchObject({
    end: { ok: true, without: '/offers?page=2' },
    asked: [{ productId: '1' }],
  })
  expect(await post('remove', '1', { wishlistRemove: fine }, { referer: '' })).toMatchObject({
    end: { ok: true, without: '/profile/wishlist' },
  })
})

test('a guest without JavaScript is redirected to the login, and the product is stored meanwhile', async () => {
  const to = '/login?redirect=%2Foffers%3Fpage%3D2&reason=wishlist'
  const cookie = expect.stringMatching(/^wishlist=17; Path=\/; Max-Age=3600; SameSite=Lax$/)
  expect(await post('add', '17', guest)).toMatchObject({ to, cookies: [cookie] })
  expect(await post('remove', '17', guest)).toMatchObject({ to, cookies: [] })
})

test('another fault is thrown, and no product is stored', async () => {
  const fault = faultError({ code: 'UPSTREAM_TIMEOUT' })
  expect(await post('add', '17', fault)).toMatchObject({ end: fault, cookies: [] })
})

test.each(['', 'x', '1; Domain=evil.example', '1\r\nset-cookie: a=b'])('%j is not a product id', async (product) => {
  expect(await post('add', product, guest)).toMatchObject({ end: { ok: false }, asked: [], cookies: [] })
})

test('a product moved to the cart leaves the wishlist, a refused one stays', async () => {
  const variantId = '11'
  const input = { lines: [{ variantId }], idempotencyKey: expect.any(String) }
  const moved = await post('move', '1', { cartLinesAdd: fine, wishlistRemove: fine }, { variantId })
  expect(moved).toMatchObject({
    end: { ok: true, without: '/profile/wishlist' },
    asked: [{ input }, { productId: '1' }],
  })
  const userErrors = [{ code: 'OUT_OF_STOCK', path: [], message: '' }]
  const refused = await post('move', '1', { cartLinesAdd: { cart: null, userErrors } }, { variantId })
  expect(refused).toMatchObject({ end: { ok: false, userErrors }, asked: [{ input }] })
  expect(refused.asked).toHaveLength(1)
  expect(await post('move', '1', guest)).toMatchObject({
    end: { ok: false, userErrors: [{ path: ['variantId'] }] },
    asked: [],
  })
})
