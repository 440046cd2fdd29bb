import { act, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { gql, type TypedDocumentNode } from '@apollo/client'
import { expect, test, vi } from 'vitest'
import { clientWithAnswers, withClient } from '#app/lib/testing/apollo-answers.tsx'
import { runMutation, type UserError } from './mutate.ts'
import { usePage } from './use-page.ts'

type Cart = { __typename: 'Cart'; id: string; revision: number; quantity: number }
type Payload = { __typename: 'CartLineAddPayload'; cart: Cart | null; userErrors: UserError[] }

const badge: TypedDocumentNode<{ cart: Cart | null }, Record<string, never>> = gql`
  query Badge {
    cart {
      __typename
      id
      revision
      quantity
    }
  }
`
const add: TypedDocumentNode<{ cartLineAdd: Payload }, { variantId: string }> = gql`
  mutation Add($variantId: ID!) {
    cartLineAdd(input: { variantId: $variantId }) {
      __typename
      cart {
        __typename
        id
        revision
        quantity
      }
      userErrors {
        __typename
        code
        path
        message
      }
    }
  }
`

test('the server renders what the loader returned', () => {
  const { client } = clientWithAnswers()
  expect(renderToString(withClient(client, <Badge cart={cart(1, 2)} />))).toContain('2 pieces')
})

test('the first cart of a visitor shows as soon as it is put in, before the answer and after it', async () => {
  const { client, answer } = clientWithAnswers()
  render(withClient(client, <Badge cart={null} />))
  expect(shown()).toBe('0 pieces')
  const added = runMutation(client, add, { variantId: '7' }, { cartLineAdd: payload(cart(1, 1)) })
  await settled()
  expect(shown()).toBe('1 pieces')
  await act(async () => {
    answer(0, { data: { cartLineAdd: payload(cart(1, 3)) } })
    await added
  })
  expect(shown()).toBe('3 pieces')
})

test('of two answers in the wrong order the newer one stays', async () => {
  const { client, answer } = clientWithAnswers()
  render(withClient(client, <Badge cart={cart(1, 1)} />))
  const [first, second] = [runMutation(client, add, { variantId: '7' }), runMutation(client, add, { variantId: '7' })]
  await act(async () => {
    answer(1, { data: { cartLineAdd: payload(cart(3, 3)) } })
    await second
    answer(0, { data: { cartLineAdd: payload(cart(2, 2)) } })
    await first
  })
  expect(shown()).toBe('3 pieces')
})

test('what was shown early is taken back when the shop does not answer', async () => {
  const { client, answer } = clientWithAnswers()
  render(withClient(client, <Badge cart={cart(4, 1)} />))
  const added = runMutation(client, add, { variantId: '7' }, { cartLineAdd: payload(cart(4, 2)) })
  await settled()
  expect(shown()).toBe('2 pieces')
  await act(async () => {
    answer(0, new TypeError('Failed to fetch'))
    await expect(added).rejects.toThrow('Failed to fetch')
  })
  expect(shown()).toBe('1 pieces')
})

test('a part that failed stays null while the rest of the page follows the cache', async () => {
  const { client, answer } = clientWithAnswers()
  const withPart = gql`query Both { cart { __typename id revision quantity } extras }` as TypedDocumentNode<{ cart: Cart | null; extras: string | null }, Record<string, never>>
  const loadedPart = { cart: cart(1, 1), extras: null, failed: [['extras']] }
  const Page = () => {
    const page = usePage(withPart, {}, loadedPart)
    return <p>{`${page.cart?.quantity} pieces, ${page.extras}`}</p>
  }
  render(withClient(client, <Page />))
  const added = runMutation(client, add, { variantId: '7' })
  await act(async () => {
    answer(0, { data: { cartLineAdd: payload(cart(2, 2)) } })
    await added
  })
  expect(shown()).toBe('2 pieces, null')
  expect(client.extract()).not.toHaveProperty('ROOT_QUERY.extras')
  // oxlint-disable-next-line no-console -- Apollo's development build reports what is left out on purpose
  vi.mocked(console.error).mockClear()
})

test('a mutation that failed is a fault, also when its root is null beside another', async () => {
  const { client, answer } = clientWithAnswers()
  const added = runMutation(client, add, { variantId: '7' })
  await settled()
  answer(0, { data: { cartLineAdd: null }, errors: [{ message: 'late', path: ['cartLineAdd'], extensions: { code: 'UPSTREAM_TIMEOUT' } }] })
  await expect(added).rejects.toMatchObject({ fault: { code: 'UPSTREAM_TIMEOUT' } })
})

test('a mutation without userErrors does not type-check', () => {
  const silent: TypedDocumentNode<{ cartClear: { cart: Cart } }, Record<string, never>> = add as never
  // @ts-expect-error the payload has no userErrors
  const run = () => runMutation(clientWithAnswers().client, silent, {})
  expect(run).toBeTypeOf('function')
})

function Badge({ cart: loaded }: { cart: Cart | null }) {
  const { cart } = usePage(badge, {}, loaderData(loaded))
  return <p>{`${cart?.quantity ?? 0} pieces`}</p>
}

const loaded = new Map<Cart | null, { cart: Cart | null }>()

/** The router gives the same object at every render. */
function loaderData(cart: Cart | null): { cart: Cart | null } {
  const data = loaded.get(cart) ?? { cart }
  loaded.set(cart, data)
  return data
}

function cart(revision: number, quantity: number): Cart {
  return { __typename: 'Cart', id: 'c1', revision, quantity }
}

function payload(given: Cart): Payload {
  return { __typename: 'CartLineAddPayload', cart: given, userErrors: [] }
}

function shown(): string | null {
  return screen.getByText(/pieces/).textContent
}

function settled(): Promise<void> {
  return act(() => Promise.resolve())
}
