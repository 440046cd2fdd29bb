// @vitest-environment node
import { expect, test } from 'vitest'
import type { Query } from '#app/lib/route/page-load.ts'
import { ownOrder } from './own-order.ts'

test('redirects a guest on an account page to the login; does not find another customer’s order', async () => {
  const guest = await open('/profile/orderDetails/5', null)
  expect(guest).toMatchObject({ status: 302 })
  expect((guest as Response).headers.get('location')).toContain(encodeURIComponent('/profile/orderDetails/5'))
  expect(await open('/profile/orderDetails/5', { id: '1' })).toMatchObject({
    data: { code: 'NOT_FOUND' },
    init: { status: 404 },
  })
})

test('does not redirect to the login for an invalid link', async () => {
  expect(await open('/client/order/5?token=x', null)).toMatchObject({ init: { status: 404 } })
})

/** What a page throws that found no order. */
async function open(path: string, viewer: object | null): Promise<unknown> {
  const query = (() => Promise.resolve({ viewer })) as unknown as Query
  return ownOrder(null, { url: new URL(path, 'https://shop.example') }, query).catch((thrown: unknown) => thrown)
}
