import { answeringClient } from '#app/lib/testing/answering-client.ts'

/** For tests: a client that answers each added product like this. `sent` returns the variables of the mutations. */
export function addingClient(answer: () => Promise<object[]> = async () => []) {
  const { client, sent } = answeringClient({
    async CartLinesAdd() {
      const userErrors = await answer()
      const cart = userErrors.length > 0 ? null : { __typename: 'Cart', id: '1', revision: 1, quantity: 1 }
      return { cartLinesAdd: { __typename: 'CartLinesAddPayload', cart, userErrors } }
    },
  })
  return { client, sent: () => sent('CartLinesAdd') }
}
