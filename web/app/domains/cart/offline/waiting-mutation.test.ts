import { gql } from '@apollo/client'
import { afterEach, expect, test, vi } from 'vitest'
import { type Change, letChangesWait, type Waiting } from '#app/lib/apollo/mutation-links.ts'
import type { UserError } from '#app/lib/apollo/written.ts'
import { clientWithAnswers } from '#app/lib/testing/apollo-answers.tsx'

const count = gql`
  query {
    cart {
      __typename
      id
      revision
      quantity
    }
  }
`
const add = gql`
  mutation Add($input: CartLinesAddInput!) {
    cartLinesAdd(input: $input) {
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
      }
    }
  }
`
const early = {
  cartLinesAdd: {
    __typename: 'CartLinesAddPayload',
    cart: { __typename: 'Cart', id: 'c1', revision: 3, quantity: 2 },
    userErrors: [] as UserError[],
  },
}

afterEach(() => letChangesWait({ mustWait: () => false, keep: vi.fn<Waiting['keep']>() }))

test('offline a change with an idempotency key is stored and stays visible', async () => {
  const kept: Change[] = []
  letChangesWait({ mustWait: () => true, keep: async (change) => Boolean(kept.push(change)) })
  const { client } = clientWithAnswers()
  const variables = { input: { lines: [{ variantId: '7' }], idempotencyKey: 'of-this-press' } }
  expect(await client.mutate({ mutation: add, variables, optimisticResponse: early })).toEqual({ data: early })
  expect(client.cache.readQuery({ query: count })).toMatchObject({ cart: { quantity: 2 } })
  expect(kept).toEqual([{ mutation: add, variables }])
})

test('a mutation without a key is not stored: it is sent or fails', async () => {
  const keep = vi.fn<Waiting['keep']>(async () => true)
  letChangesWait({ mustWait: () => true, keep })
  const { client, answer } = clientWithAnswers()
  const sent = client.mutate({
    mutation: add,
    variables: { input: { lines: [{ variantId: '7' }] } },
    optimisticResponse: early,
  })
  await new Promise((resolve) => setTimeout(resolve))
  answer(0, { data: early })
  await sent
  expect(keep).not.toHaveBeenCalled()
})
