import type { TypedDocumentNode } from '@apollo/client'
import * as operations from '#examples/__generated__/operations.ts'
import type { Product, ShopClient, Tokens } from './shop-client.ts'

export type Send = <Data, Variables extends object>(
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
) => Promise<Data>

/** The steps of a client without a cache: it sends each operation, and shows what the answer says. */
export function clientByRequest(send: Send, tokens: Tokens, follow?: ShopClient['follow']): ShopClient {
  let shown: Product[] = []
  let endCursor: string | null | undefined

  async function load(after?: string | null): Promise<Product[]> {
    const { products } = await send(operations.ProductsDocument, { after })
    endCursor = products?.pageInfo.endCursor
    shown = [...shown, ...(products?.edges.map(({ node }) => node) ?? [])]
    return shown
  }

  return {
    browse: () => load(),
    pageOn: () => load(endCursor),

    async addToCart(variantId) {
      const { cartLinesAdd } = await send(operations.AddToCartDocument, { variantId })
      tokens.keepCart(cartLinesAdd?.cart?.token)
    },

    async cart() {
      const { cart } = await send(operations.CartDocument, {})
      return cart?.quantity
    },

    async logIn(email, password) {
      const { accountLogin } = await send(operations.LogInDocument, { email, password })
      tokens.keepSession(accountLogin?.token)
      return accountLogin?.customer?.fullName
    },

    async order(delivery) {
      const { cartAddressUpdate } = await send(operations.SetDeliveryDocument, delivery)
      const revision = cartAddressUpdate?.cart?.revision ?? 0
      const { orderPlace } = await send(operations.PlaceOrderDocument, {
        idempotencyKey: crypto.randomUUID(),
        revision,
      })
      return orderPlace?.order?.id
    },

    follow,

    async logOut() {
      await send(operations.LogOutDocument, {})
      tokens.keepSession(null)
      const { viewer } = await send(operations.ViewerDocument, {})
      return viewer?.fullName
    },
  }
}

/** Returns the one result of a query or mutation that is sent like a subscription. */
export async function onlyResult<Data>(
  results: AsyncIterableIterator<{ data?: Data | null; errors?: readonly { message: string }[] }>,
): Promise<Data> {
  const { value } = await results.next()
  await results.return?.()
  if (!value?.data) throw new Error(value?.errors?.[0]?.message ?? 'No result')
  return value.data
}

/** Reads the statuses of an order from the results of a subscription until one is `until`. */
export async function statusesUntil(
  results: AsyncIterable<{ data?: operations.FollowOrderSubscription | null }>,
  until: string,
): Promise<string[]> {
  const statuses: string[] = []
  for await (const { data } of results) {
    if (data?.orderMoved.to) statuses.push(data.orderMoved.to)
    if (data?.orderMoved.to === until) break
  }
  return statuses
}
