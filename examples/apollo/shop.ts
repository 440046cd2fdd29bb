// Apollo Client 4: HttpLink with its multipart subscriptions, and SetContextLink for the tokens.
import { ApolloClient, ApolloLink, HttpLink, InMemoryCache, type ObservableQuery } from '@apollo/client'
import { SetContextLink } from '@apollo/client/link/context'
import { relayStylePagination } from '@apollo/client/utilities'
import * as operations from '#examples/__generated__/operations.ts'
import { type ShopClient, Tokens } from '#examples/journey/shop-client.ts'

type Policies = {
  possibleTypes: Record<string, string[]>
  valueTypes: string[]
  connections: Record<string, Record<string, string[]>>
}

/** Opens a client with a bare cache. */
export const openBare = (url: string) => open(url, new InMemoryCache())

/** Opens a client whose cache knows the schema's policies: it merges value objects and grows lists. */
export async function openWithPolicies(url: string): Promise<ShopClient> {
  const { possibleTypes, valueTypes, connections } = (await (
    await fetch(`${url}/cache-policies.json`)
  ).json()) as Policies
  const merged = valueTypes.map((type) => [type, { merge: true }] as const)
  const growing = Object.entries(connections).map(([type, fields]) => {
    const policies = Object.entries(fields).map(([field, args]) => [field, relayStylePagination(args)] as const)
    return [type, { fields: Object.fromEntries(policies) }] as const
  })
  return open(
    url,
    new InMemoryCache({ possibleTypes, typePolicies: Object.fromEntries([...merged, ...growing]) }),
    true,
  )
}

function open(url: string, cache: InMemoryCache, growsLists = false): ShopClient {
  const tokens = new Tokens()
  const authLink = new SetContextLink(({ headers }) => ({ headers: { ...headers, ...tokens.headers() } }))
  const client = new ApolloClient({ link: ApolloLink.from([authLink, new HttpLink({ uri: url })]), cache })
  let list: ObservableQuery<operations.ProductsQuery, operations.ProductsQueryVariables>
  const shown = () => client.readQuery({ query: operations.ProductsDocument })?.products
  const shownProducts = () => shown()?.edges.map(({ node }) => node) ?? []

  return {
    async browse() {
      list = client.watchQuery({ query: operations.ProductsDocument })
      await new Promise<void>((resolve) => list.subscribe(({ loading }) => loading || resolve()))
      return shownProducts()
    },

    async pageOn() {
      const after = shown()?.pageInfo.endCursor
      if (growsLists) await list.fetchMore({ variables: { after } })
      else
        await list.fetchMore({
          variables: { after },
          updateQuery: (previous, { fetchMoreResult }) => joined(previous as operations.ProductsQuery, fetchMoreResult),
        })
      return shownProducts()
    },

    async addToCart(variantId) {
      const { data } = await client.mutate({ mutation: operations.AddToCartDocument, variables: { variantId } })
      tokens.keepCart(data?.cartLinesAdd?.cart?.token)
    },

    async cart() {
      const { data } = await client.query({ query: operations.CartDocument })
      return data?.cart?.quantity
    },

    async logIn(email, password) {
      const { data } = await client.mutate({ mutation: operations.LogInDocument, variables: { email, password } })
      tokens.keepSession(data?.accountLogin?.token)
      return data?.accountLogin?.customer?.fullName
    },

    async order(delivery) {
      const ready = await client.mutate({ mutation: operations.SetDeliveryDocument, variables: delivery })
      const revision = ready.data?.cartAddressUpdate?.cart?.revision ?? 0
      const { data } = await client.mutate({
        mutation: operations.PlaceOrderDocument,
        variables: { idempotencyKey: crypto.randomUUID(), revision },
      })
      return data?.orderPlace?.order?.id
    },

    follow(id, until) {
      const statuses: string[] = []
      return new Promise((resolve, reject) => {
        const following = client.subscribe({ query: operations.FollowOrderDocument, variables: { id } }).subscribe({
          next({ data, error }) {
            const status = data?.orderMoved.to
            if (status) statuses.push(status)
            if (!status) reject(error ?? new Error('No status'))
            if (status !== until) return
            following.unsubscribe()
            resolve(statuses)
          },
          error: reject,
        })
      })
    },

    async logOut() {
      await client.mutate({ mutation: operations.LogOutDocument })
      tokens.keepSession(null)
      await client.clearStore()
      const { data } = await client.query({ query: operations.ViewerDocument })
      return data?.viewer?.fullName
    },
  }
}

/** Appends a page to a list, for a cache without policies. */
function joined(shown: operations.ProductsQuery, { products }: operations.ProductsQuery): operations.ProductsQuery {
  if (!products || !shown.products) return shown
  return { ...shown, products: { ...products, edges: [...shown.products.edges, ...products.edges] } }
}
