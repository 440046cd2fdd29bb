import { gql } from '@apollo/client'
import { expect, test } from 'vitest'
import { ShopCache } from '#app/lib/apollo/browser-cache.ts'
import { cartOf, lineOf } from '#app/domains/cart/cart.fixture.ts'
import { itemsByLine } from './items.ts'
import { writeEvents } from './write-events.ts'

const shirt = { id: 'AHL-H', name: 'Al Ahly home shirt', price: 1490 }
const none = itemsByLine(null)

test('an added item is reported with its product, from a list and from its page', () => {
  const add = (input: object) => reported({ variables: { input }, data: { cartLinesAdd: done } })
  expect(add({ lines: [{ variantId: '11', quantity: 2 }] })).toEqual([
    { name: 'addToCart', items: [{ ...shirt, quantity: 2 }], value: 2980 },
  ])
  expect(add({ lines: [{ variantId: '12' }] })).toEqual([
    { name: 'addToCart', items: [{ ...shirt, quantity: 1 }], value: 1490 },
  ])
  expect(add({ lines: [{ variantId: '99' }] })).toEqual([])
})

test('a wishlist item moved to the cart is reported with its variant', () => {
  expect(
    reported({
      variables: { input: { lines: [{ variantId: '11' }] } },
      data: { cartLinesAdd: done, wishlistRemove: done },
    }),
  ).toMatchObject([{ name: 'addToCart' }])
})

test('reports added and removed items of the cart', () => {
  const before = itemsByLine(cartOf([lineOf({ id: '1', quantity: 2 }), lineOf({ id: '2', quantity: 1 })]))
  const change = (lines: Parameters<typeof cartOf>[0], field: string) =>
    writeEvents(
      { variables: { input: {} }, data: { [field]: { cart: cartOf(lines), userErrors: [] } } },
      cache(),
      before,
    )
  expect(change([lineOf({ id: '1', quantity: 5 }), lineOf({ id: '2', quantity: 1 })], 'cartLineUpdate')).toMatchObject([
    { name: 'addToCart', items: [{ id: 'SHIRT', quantity: 3 }], value: 4470 },
  ])
  expect(change([lineOf({ id: '1', quantity: 2 })], 'cartLineRemove')).toMatchObject([
    { name: 'removeFromCart', items: [{ quantity: 1 }] },
  ])
  expect(change([], 'cartLineRemove')).toMatchObject([
    { name: 'removeFromCart', items: [{ quantity: 2 }, { quantity: 1 }], value: 4470 },
  ])
})

test('reports an address, a branch for pick-up, a wishlist item, a registration and a login', () => {
  expect(
    reported({ variables: { input: {} }, data: { cartAddressUpdate: { ...done, cart: cartOf() } } }),
  ).toMatchObject([{ name: 'addShippingInfo', value: 2980 }])
  expect(reported({ variables: { input: {} }, data: { cartPickupChoose: { ...done, cart: cartOf() } } })).toMatchObject(
    [{ name: 'addShippingInfo' }],
  )
  expect(reported({ variables: { productId: '5' }, data: { wishlistAdd: done } })).toEqual([
    { name: 'wishlistAdd', item: shirt },
  ])
  expect(
    reported({
      variables: { input: { purpose: 'REGISTER', mobile: '01012345678' } },
      data: { accountCodeCheck: done },
    }),
  ).toEqual([{ name: 'signUp' }])
  expect(reported({ variables: { input: { purpose: 'MOBILE' } }, data: { accountCodeCheck: done } })).toEqual([])
  expect(reported({ variables: { input: { email: 'a@b.eg', password: 'x' } }, data: { accountLogin: done } })).toEqual([
    { name: 'login' },
  ])
})

test('reports an order once, even if two responses contain it', () => {
  const line = {
    __typename: 'OrderLine',
    id: '1',
    product: { __typename: 'Product', id: '5' },
    name: 'Al Ahly home shirt',
    quantity: 2,
    unitPrice: { amount: '1490.00' },
  }
  const order = { id: '1', number: 'MD-482135', total: { amount: '3030.50' }, lines: [line] }
  const write = {
    variables: { input: { contact: { fullName: 'Mona' } } },
    data: { orderPlace: { order, token: 't', userErrors: [] } },
  }
  const events = reported(write)
  expect(events).toEqual([{ name: 'purchase', order: 'MD-482135', items: [{ ...shirt, quantity: 2 }], value: 3030.5 }])
  expect(JSON.stringify(events)).not.toContain('Mona')
  expect(reported(write)).toEqual([])
})

test('reports neither refused nor unknown mutations', () => {
  expect(
    reported({
      variables: { input: { lines: [{ variantId: '11' }] } },
      data: { cartLinesAdd: { cart: null, userErrors: [{ code: 'OUT_OF_STOCK' }] } },
    }),
  ).toEqual([])
  expect(reported({ variables: {}, data: { reviewAdd: done, toString: done } })).toEqual([])
})

const done = { userErrors: [] }

function reported(write: Parameters<typeof writeEvents>[0]) {
  return writeEvents(write, cache(), none)
}

/** A cache that has shown the shirt, number 5: size 11 in a list, 12 on its page. */
function cache() {
  const filled = new ShopCache()
  const money = { __typename: 'Money', amount: '1490.00' }
  const sizes = [{ __typename: 'ProductSize', variant: { __typename: 'Variant', id: '11' } }]
  const variants = [{ __typename: 'Variant', id: '12' }]
  const product = {
    __typename: 'Product',
    id: '5',
    code: 'AHL-H',
    name: 'Al Ahly home shirt',
    price: money,
    sizes,
    variants,
  }
  filled.writeQuery({ query: shown, data: { product } })
  return filled
}

const shown = gql`
  query {
    product {
      id
      code
      name
      price {
        amount
      }
      sizes {
        variant {
          id
        }
      }
      variants {
        id
      }
    }
  }
`
