import { setTimeout as sleep } from 'node:timers/promises'
import { beforeAll, describe, expect, inject, test } from 'vitest'
import { newCustomer } from './customer.ts'
import type { Product, ShopClient } from './shop-client.ts'

/** Steps that a library does not have, by client. */
export const MISSING: Record<string, readonly string[]> = { 'graphql-request': ['follow live'] }

/** At most this long after a change of its order a client shows it, in milliseconds. */
const LIVE_MS = 2_000

/**
 * Tests the whole journey of a customer with a client of the GraphQL endpoint. Each title begins with a column of
 * docs/clients.md.
 */
export function testJourney(
  name: string,
  open: (url: string) => ShopClient | Promise<ShopClient>,
  url = `${inject('bffUrl')}/graphql`,
): void {
  describe(`a customer with ${name}`, () => {
    let client: ShopClient
    let customer: Awaited<ReturnType<typeof newCustomer>>
    let variant = ''
    let order: string | undefined
    beforeAll(async () => void (client = await open(url)))

    test('browse: shows the first page of a list', async () => {
      const products = await client.browse()
      expect(products.map(({ price }) => price.formatted)).toHaveLength(4)
      variant = anyOf(products)
    })

    test('page on: shows the next page behind the first', async () => {
      const products = await client.pageOn()
      expect(new Set(products.map(({ id }) => id)).size).toBe(8)
    })

    test('cart: shows what a guest added', async () => {
      expect(await client.cart()).toBe(0)
      await client.addToCart(variant)
      expect(await client.cart()).toBe(1)
    })

    test('login: shows the customer', async () => {
      customer = await newCustomer(variant)
      expect(await client.logIn(customer.mobile, customer.password)).toBe(customer.fullName)
    })

    test("merge: shows the units of the guest's cart and of the customer's", async () => {
      expect(await client.cart()).toBe(2)
    })

    test('order: places an order, and shows an empty cart', async () => {
      order = await client.order(customer.delivery)
      expect([order, await client.cart()]).toEqual([expect.stringMatching(/^Order_/), 0])
    })

    test('follow live: shows a change of the order when it happens', async () => {
      expect(Boolean(client.follow)).toBe(!MISSING[name])
      const followed = client.follow?.(order ?? '', 'CANCELED')
      if (!followed) return
      await sleep(300)
      const { orderCancel } = await customer.cancel(order ?? '')
      const statuses = await Promise.race([followed, sleep(LIVE_MS, 'late')])
      expect([orderCancel.userErrors, statuses]).toEqual([[], ['NEW', 'CONFIRM', 'CANCELED']])
    })

    test('log out: shows no customer', async () => {
      expect(await client.logOut()).toBeUndefined()
    })
  })
}

/** A variant with enough units for all clients. */
function anyOf(products: readonly Product[]): string {
  const variant = products.flatMap(({ variants }) => variants ?? []).toSorted((a, b) => b.available - a.available)[0]
  if (!variant) throw new Error('The list has no variant')
  return variant.id
}
