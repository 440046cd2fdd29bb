import { answeringClient } from '#app/lib/testing/answering-client.ts'

/** For tests: a client of a shop that answers each product put into the cart so; `sent` are the variables that it was sent. */
export function addingClient(answer: () => Promise<object[]> = async () => []) {
  const { client, sent } = answeringClient({
    async CartLineAdd() {
      const userErrors = await answer()
      const cart = userErrors.length > 0 ? null : { __typename: 'Cart', id: '1', revision: 1, quantity: 1 }
      return { cartLineAdd: { __typename: 'CartLineAddPayload', cart, userErrors } }
    },
  })
  return { client, sent: () => sent('CartLineAdd') }
}
