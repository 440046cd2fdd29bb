import { act, render, screen } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { type ApolloClient, gql, type TypedDocumentNode } from '@apollo/client'
import { expect, test, vi } from 'vitest'
import { addLoaded, clientWithAnswers, withClient } from '#app/lib/testing/apollo-answers.tsx'
import { type UserError, writtenData } from './written.ts'
import { serverClient } from './render-cache.server.ts'
import { useLoadedQuery } from './use-loaded-query.ts'

type Cart = { __typename: 'Cart'; id: string; revision: number; quantity: number }
type Payload = { __typename: 'CartLinesAddPayload'; cart: Cart | null; userErrors: UserError[] }

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
const add: TypedDocumentNode<{ cartLinesAdd: Payload }, { variantId: string }> = gql`
  mutation Add($variantId: ID!) {
    cartLinesAdd(input: { lines: [{ variantId: $variantId }] }) {
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

const withPart = gql`
  query Both {
    cart {
      __typename
      id
      revision
      quantity
    }
    extras
  }
` as TypedDocumentNode<{ cart: Cart | null; extras: string | null }, Record<string, never>>

test('the server renders the queries of loaders, and null for others', () => {
  const client = serverClient([{ name: 'Badge', variables: {}, data: { cart: cart(1, 2) }, failed: [] }])
  expect(renderToString(withClient(client, <Badge />))).toContain('2 pieces')
  expect(renderToString(withClient(serverClient([]), <Badge />))).toContain('0 pieces')
})

test('the first cart of a visitor shows at once, before and after the response', async () => {
  const { client, answer } = clientWithAnswers()
  addLoaded(client, { Badge: { cart: null } })
  render(withClient(client, <Badge />))
  expect(shown()).toBe('0 pieces')
  const added = addOne(client, cart(1, 1))
  await settled()
  expect(shown()).toBe('1 pieces')
  await act(async () => {
    answer(0, { data: { cartLinesAdd: payload(cart(1, 3)) } })
    await added
  })
  expect(shown()).toBe('3 pieces')
})

test('of two reordered responses the newer one stays', async () => {
  const { client, answer } = clientWithAnswers()
  addLoaded(client, { Badge: { cart: cart(1, 1) } })
  render(withClient(client, <Badge />))
  const [first, second] = [addOne(client), addOne(client)]
  await act(async () => {
    answer(1, { data: { cartLinesAdd: payload(cart(3, 3)) } })
    await second
    answer(0, { data: { cartLinesAdd: payload(cart(2, 2)) } })
    await first
  })
  expect(shown()).toBe('3 pieces')
})

test('an optimistic result is rolled back without a response', async () => {
  const { client, answer } = clientWithAnswers()
  addLoaded(client, { Badge: { cart: cart(4, 1) } })
  render(withClient(client, <Badge />))
  const added = addOne(client, cart(4, 2))
  await settled()
  expect(shown()).toBe('2 pieces')
  await act(async () => {
    answer(0, new TypeError('Failed to fetch'))
    await expect(added).rejects.toThrow('Failed to fetch')
  })
  expect(shown()).toBe('1 pieces')
})

test('a failed part stays null while the rest follows the cache', async () => {
  const { client, answer } = clientWithAnswers()
  addLoaded(client, { Both: { cart: cart(1, 1), extras: null } }, { failed: [['extras']] })
  const Page = () => {
    const { data } = useLoadedQuery(withPart)
    return <p>{`${data.cart?.quantity} pieces, ${data.extras}`}</p>
  }
  render(withClient(client, <Page />))
  const added = addOne(client)
  await act(async () => {
    answer(0, { data: { cartLinesAdd: payload(cart(2, 2)) } })
    await added
  })
  expect(shown()).toBe('2 pieces, null')
})

test('hydration renders the server’s content, whatever the cache has from another query', async () => {
  const answer = { name: 'Both', variables: {}, data: { cart: cart(1, 1), extras: null }, failed: [['extras']] }
  const Page = () => {
    const { cart, extras } = useLoadedQuery(withPart).data
    return <p>{`${cart?.quantity} pieces, ${extras}`}</p>
  }
  document.body.innerHTML = `<main>${renderToString(withClient(serverClient([answer]), <Page />))}</main>`
  const { client } = clientWithAnswers()
  client.writeQuery({
    query: gql`
      query Extras {
        extras
      }
    `,
    data: { extras: 'socks' },
  })
  addLoaded(client, { Both: answer.data }, { failed: answer.failed })
  const main = document.querySelector('main') as HTMLElement
  const mistakes = vi.fn<() => void>()
  const root = await act(async () => hydrateRoot(main, withClient(client, <Page />), { onRecoverableError: mistakes }))
  expect([shown(), mistakes.mock.calls]).toEqual(['1 pieces, null', []])
  await act(async () => root.unmount())
})

test('a page shows its response although another query wrote fewer fields before the first render', async () => {
  const { client } = clientWithAnswers()
  const part = { __typename: 'Part', size: 'L' }
  const of = (fields: string) => gql`query { part { __typename ${fields} } }`
  const whole = gql`
    query Part {
      part {
        __typename
        size
        color
      }
    }
  ` as TypedDocumentNode<{ part: { size: string; color: string } }, Record<string, never>>
  addLoaded(client, { Part: { part: { ...part, color: 'red' } } })
  client.cache.diff({ query: whole, variables: {}, optimistic: true, returnPartialData: true })
  client.writeQuery({ query: of('size'), data: { part } })
  const Page = () => <p>{`${useLoadedQuery(whole).data.part.color} pieces`}</p>
  render(withClient(client, <Page />))
  expect(shown()).toBe('red pieces')
  // oxlint-disable-next-line no-console -- Apollo's development build warns of the loss, which is the case
  vi.mocked(console.warn).mockClear?.()
})

test('an entity returned with fewer fields keeps the page until Apollo has the others', async () => {
  const { client, asked, answer } = clientWithAnswers()
  addLoaded(client, { Badge: { cart: cart(1, 1) } })
  render(withClient(client, <Badge />))
  const fewer = { cart: { __typename: 'Cart', id: 'c1', revision: 2 } }
  await act(
    async () =>
      void client.writeQuery({
        query: gql`
          query Revision {
            cart {
              __typename
              id
              revision
            }
          }
        `,
        data: fewer,
      }),
  )
  expect([shown(), asked.length]).toEqual(['1 pieces', 1])
  await act(async () => answer(0, { data: { cart: cart(2, 4) } }))
  expect(shown()).toBe('4 pieces')
})

test('a refetch that fails leaves the page, which still follows the cache', async () => {
  const { client, answer } = clientWithAnswers()
  addLoaded(client, { Badge: { cart: cart(1, 1) } })
  const Page = () => {
    const { data, refetch } = useLoadedQuery(badge)
    return <button onClick={refetch}>{`${data.cart?.quantity} pieces`}</button>
  }
  render(withClient(client, <Page />))
  await act(async () => screen.getByRole('button').click())
  const errors = [{ message: 'out', path: ['cart'], extensions: { code: 'UPSTREAM_UNAVAILABLE' } }]
  await act(async () => answer(0, { data: { cart: null }, errors }))
  expect(shown()).toBe('1 pieces')
  const added = addOne(client)
  await act(async () => {
    answer(1, { data: { cartLinesAdd: payload(cart(2, 2)) } })
    await added
  })
  expect(shown()).toBe('2 pieces')
})

test('a failed mutation is a fault, also when its root is null beside another', async () => {
  const { client, answer } = clientWithAnswers()
  const added = addOne(client)
  await settled()
  answer(0, {
    data: { cartLinesAdd: null },
    errors: [{ message: 'late', path: ['cartLinesAdd'], extensions: { code: 'UPSTREAM_TIMEOUT' } }],
  })
  await expect(added).rejects.toMatchObject({ fault: { code: 'UPSTREAM_TIMEOUT' } })
})

function Badge() {
  const { cart } = useLoadedQuery(badge).data
  return <p>{`${cart?.quantity ?? 0} pieces`}</p>
}

function cart(revision: number, quantity: number): Cart {
  return { __typename: 'Cart', id: 'c1', revision, quantity }
}

async function addOne(client: ApolloClient, expected?: Cart) {
  const optimisticResponse = expected && { cartLinesAdd: payload(expected) }
  return writtenData(await client.mutate({ mutation: add, variables: { variantId: '7' }, optimisticResponse }))
}

function payload(given: Cart): Payload {
  return { __typename: 'CartLinesAddPayload', cart: given, userErrors: [] }
}

function shown(): string | null {
  return screen.getByText(/pieces/).textContent
}

function settled(): Promise<void> {
  return act(() => Promise.resolve())
}
