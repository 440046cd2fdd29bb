import { gql, type InMemoryCache } from '@apollo/client'
import { expect, test } from 'vitest'
import { clientWithAnswers } from '#app/lib/testing/apollo-answers.tsx'
import { ShopCache } from './browser-cache.ts'
import { showPayloadCart } from './shown-cart.ts'

const badge = gql`
  query {
    cart {
      __typename
      id
      revision
      quantity
    }
  }
`
const page = gql`
  query {
    cart {
      __typename
      id
      revision
      quantity
      lines {
        __typename
        id
        quantity
      }
    }
  }
`

test('drops an older response with its lines', () => {
  const cache = showing({ revision: 3, quantity: 5, lines: [line(5)] })
  cache.writeQuery({ query: page, data: { cart: cart({ revision: 2, quantity: 1, lines: [line(1)] }) } })
  expect(cache.readQuery({ query: page })).toMatchObject({
    cart: { revision: 3, quantity: 5, lines: [{ quantity: 5 }] },
  })
})

test('a newer response replaces the cart', () => {
  const cache = showing({ revision: 3, quantity: 5, lines: [line(5)] })
  cache.writeQuery({ query: page, data: { cart: cart({ revision: 4, quantity: 0, lines: [] }) } })
  expect(cache.readQuery({ query: page })).toMatchObject({ cart: { revision: 4, quantity: 0, lines: [] } })
})

test('a response with the same revision keeps the other fields', () => {
  const cache = showing({ revision: 3, quantity: 5, lines: [line(5)] })
  cache.writeQuery({ query: badge, data: { cart: cart({ revision: 3, quantity: 5 }) } })
  expect(cache.readQuery({ query: page })).toMatchObject({ cart: { lines: [{ quantity: 5 }] } })
})

test('another cart replaces it regardless of its revision', () => {
  const cache = showing({ revision: 30, quantity: 5, lines: [line(5)] })
  cache.writeQuery({ query: badge, data: { cart: { ...cart({ revision: 1, quantity: 1 }), id: 'other' } } })
  expect(cache.readQuery({ query: badge })).toMatchObject({ cart: { id: 'other', quantity: 1 } })
})

test('no cart replaces a cart, though both have one id', () => {
  const cache = showing({ revision: 7, quantity: 2, lines: [line(2)] })
  cache.writeQuery({ query: page, data: { cart: cart({ revision: 0, quantity: 0, lines: [] }) } })
  expect(cache.readQuery({ query: page })).toEqual({ cart: cart({ revision: 0, quantity: 0, lines: [] }) })
})

test('the cart of a payload becomes the cart of all pages', async () => {
  const { client, answer } = clientWithAnswers()
  client.writeQuery({ query: page, data: { cart: cart({ revision: 1, quantity: 0, lines: [] }) } })
  const added = client.mutate({ mutation: add })
  await new Promise((resolve) => setTimeout(resolve))
  const arrived = cart({ revision: 2, quantity: 2, lines: [line(2)] })
  answer(0, { data: { cartLinesAdd: { __typename: 'CartLinesAddPayload', cart: arrived, userErrors: [] } } })
  await added
  expect(client.readQuery({ query: page })).toMatchObject({ cart: { revision: 2, lines: [{ quantity: 2 }] } })
})

test('the cart of a payload is shown although no page has read a cart, and an older one that comes later is not', async () => {
  const { client, answer } = clientWithAnswers()
  const added = client.mutate({ mutation: add })
  await new Promise((resolve) => setTimeout(resolve))
  const arrived = cart({ revision: 2, quantity: 2, lines: [line(2)] })
  answer(0, { data: { cartLinesAdd: { __typename: 'CartLinesAddPayload', cart: arrived, userErrors: [] } } })
  await added
  expect(client.readQuery({ query: page })).toMatchObject({ cart: { quantity: 2 } })
  client.writeQuery({ query: page, data: { cart: cart({ revision: 1, quantity: 1, lines: [line(1)] }) } })
  expect(client.readQuery({ query: page })).toMatchObject({ cart: { quantity: 2 } })
})

test('a refusal without a cart keeps the cart', () => {
  const cache = showing({ revision: 3, quantity: 5, lines: [line(5)] })
  showPayloadCart(cache, { data: { cartLinesAdd: { cart: null, userErrors: [{ code: 'OUT_OF_STOCK' }] } } })
  showPayloadCart(cache, { data: { reviewAdd: { userErrors: [] }, failed: null } })
  expect(cache.readQuery({ query: page })).toMatchObject({ cart: { quantity: 5 } })
  showPayloadCart(cache, { data: { orderPlace: { cart: null, userErrors: [] } } })
  expect(cache.readQuery({ query: page })).toEqual({ cart: null })
})

const add = gql`
  mutation Add {
    cartLinesAdd(input: { lines: [{ variantId: "1" }] }) {
      __typename
      cart {
        ...Whole
      }
      userErrors {
        __typename
        code
      }
    }
  }
  fragment Whole on Cart {
    __typename
    id
    revision
    quantity
    lines {
      __typename
      id
      quantity
    }
  }
`

function showing(shown: Parameters<typeof cart>[0]): InMemoryCache {
  const cache = new ShopCache()
  cache.writeQuery({ query: page, data: { cart: cart(shown) } })
  return cache
}

function cart(given: { revision: number; quantity: number; lines?: object[] }) {
  return { __typename: 'Cart', id: 'c1', ...given }
}

function line(quantity: number) {
  return { __typename: 'CartLine', id: 'l1', quantity }
}
