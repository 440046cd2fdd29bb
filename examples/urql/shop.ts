// urql 6: queries by GET, subscriptions by its own fetchExchange over server-sent events.
import { cacheExchange, Client, type Exchange, fetchExchange } from '@urql/core'
import { cacheExchange as graphcache } from '@urql/exchange-graphcache'
import { relayPagination } from '@urql/exchange-graphcache/extras'
import { buildSchema, introspectionFromSchema } from 'graphql'
import * as operations from '#examples/__generated__/operations.ts'
import { type Product, type ShopClient, Tokens } from '#examples/journey/shop-client.ts'

type Policies = { valueTypes: string[]; connections: Record<string, Record<string, string[]>> }

/** Opens a client with the document cache. */
export const openDocumentCache = (url: string) => open(url, cacheExchange)

/** Opens a client with the normalised cache, which knows the published schema and the keys of value objects. */
export async function openGraphcache(url: string): Promise<ShopClient> {
  const { valueTypes, connections } = (await (await fetch(`${url}/cache-policies.json`)).json()) as Policies
  const sdl = await (await fetch(`${url}/schema.graphql`)).text()
  const keys = Object.fromEntries(valueTypes.map((type) => [type, () => null]))
  const growing = Object.entries(connections).map(
    ([type, fields]) =>
      [type, Object.fromEntries(Object.keys(fields).map((field) => [field, relayPagination()]))] as const,
  )
  const cache = graphcache({
    schema: introspectionFromSchema(buildSchema(sdl)),
    keys,
    resolvers: Object.fromEntries(growing),
  })
  return open(url, cache, true)
}

function open(url: string, cache: Exchange, growsLists = false): ShopClient {
  const tokens = new Tokens()
  const newClient = () =>
    new Client({
      url,
      exchanges: [cache, fetchExchange],
      fetchOptions: () => ({ headers: tokens.headers() }),
      fetchSubscriptions: true,
    })
  let client = newClient()
  let shown: Product[] = []
  let endCursor: string | null | undefined

  async function load(after?: string | null): Promise<Product[]> {
    const { data } = await client.query(operations.ProductsDocument, { after }).toPromise()
    endCursor = data?.products?.pageInfo.endCursor
    const page = data?.products?.edges.map(({ node }) => node) ?? []
    shown = growsLists ? page : [...shown, ...page]
    return shown
  }

  return {
    browse: () => load(),
    pageOn: () => load(endCursor),

    async addToCart(variantId) {
      const { data } = await client.mutation(operations.AddToCartDocument, { variantId }).toPromise()
      tokens.keepCart(data?.cartLinesAdd?.cart?.token)
    },

    async cart() {
      const { data } = await client.query(operations.CartDocument, {}).toPromise()
      return data?.cart?.quantity
    },

    async logIn(email, password) {
      const { data } = await client.mutation(operations.LogInDocument, { email, password }).toPromise()
      tokens.keepSession(data?.accountLogin?.token)
      return data?.accountLogin?.customer?.fullName
    },

    async order(delivery) {
      const ready = await client.mutation(operations.SetDeliveryDocument, delivery).toPromise()
      const revision = ready.data?.cartAddressUpdate?.cart?.revision ?? 0
      const { data } = await client
        .mutation(operations.PlaceOrderDocument, { idempotencyKey: crypto.randomUUID(), revision })
        .toPromise()
      return data?.orderPlace?.order?.id
    },

    async follow(id, until) {
      const statuses: string[] = []
      const moves = client.subscription(operations.FollowOrderDocument, { id })
      const arrived = Promise.withResolvers<void>()
      const following = moves.subscribe(({ data, error }) => {
        const status = data?.orderMoved.to
        if (status) statuses.push(status)
        else arrived.reject(error ?? new Error('No status'))
        if (status === until) arrived.resolve()
      })
      await arrived.promise
      following.unsubscribe()
      return statuses
    },

    async logOut() {
      await client.mutation(operations.LogOutDocument, {}).toPromise()
      tokens.keepSession(null)
      // Another user is another client: urql empties no cache.
      client = newClient()
      const { data } = await client.query(operations.ViewerDocument, {}).toPromise()
      return data?.viewer?.fullName
    },
  }
}
