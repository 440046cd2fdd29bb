// Relay 21 without React: its compiler on the published schema, a network by fetch, and subscriptions by graphql-ws, as
// its guide shows them.
import { createClient } from 'graphql-ws'
import {
  commitMutation,
  type ConcreteRequest,
  createOperationDescriptor,
  Environment,
  fetchQuery,
  type FetchFunction,
  getRequest,
  graphql,
  type GraphQLTaggedNode,
  type MutationParameters,
  Network,
  Observable,
  type OperationType,
  RecordSource,
  requestSubscription,
  Store,
} from 'relay-runtime'
import { type Product, type ShopClient, Tokens } from '#examples/journey/shop-client.ts'
import type { shopAddToCartMutation } from './__generated__/shopAddToCartMutation.graphql.ts'
import type { shopCartQuery } from './__generated__/shopCartQuery.graphql.ts'
import type { shopFollowSubscription } from './__generated__/shopFollowSubscription.graphql.ts'
import type { shopLogInMutation } from './__generated__/shopLogInMutation.graphql.ts'
import type { shopLogOutMutation } from './__generated__/shopLogOutMutation.graphql.ts'
import type { shopOrderMutation } from './__generated__/shopOrderMutation.graphql.ts'
import type { shopProductsQuery } from './__generated__/shopProductsQuery.graphql.ts'
import type { shopReadyMutation } from './__generated__/shopReadyMutation.graphql.ts'
import type { shopViewerQuery } from './__generated__/shopViewerQuery.graphql.ts'

const cartQuery = graphql`
  query shopCartQuery {
    cart {
      id
      quantity
    }
  }
`
const viewerQuery = graphql`
  query shopViewerQuery {
    viewer {
      id
      fullName
    }
  }
`
const productsQuery = graphql`
  query shopProductsQuery($after: String) {
    products(first: 4, after: $after, filter: { inStock: true }, sort: PRICE_ASC) @connection(key: "shop_products") {
      edges {
        node {
          id
          name
          price {
            amount
            formatted
          }
          variants {
            id
            available
          }
        }
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`
const addToCart = graphql`
  mutation shopAddToCartMutation($variantId: ID!) {
    cartLinesAdd(input: { lines: [{ variantId: $variantId }] }) {
      cart {
        id
        token
        quantity
      }
      userErrors {
        message
      }
    }
  }
`
const logIn = graphql`
  mutation shopLogInMutation($email: String!, $password: String!) {
    accountLogin(input: { email: $email, password: $password }) {
      token
      customer {
        id
        fullName
      }
      cart {
        id
        quantity
      }
      userErrors {
        message
      }
    }
  }
`
const ready = graphql`
  mutation shopReadyMutation($contact: ContactDetailsInput!, $address: AddressInput!) {
    cartContactUpdate(input: { contact: $contact }) {
      userErrors {
        message
      }
    }
    cartAddressUpdate(input: { address: $address }) {
      cart {
        id
        revision
      }
      userErrors {
        message
      }
    }
  }
`
const placeOrder = graphql`
  mutation shopOrderMutation($idempotencyKey: String!, $revision: Int!) {
    orderPlace(input: { idempotencyKey: $idempotencyKey, expectedRevision: $revision, acceptTerms: true }) {
      order {
        id
        number
      }
      cart {
        id
        quantity
      }
      userErrors {
        message
      }
    }
  }
`
const follow = graphql`
  subscription shopFollowSubscription($id: ID!) {
    orderMoved(id: $id) {
      seq
      to
      order {
        id
        status
      }
    }
  }
`
const logOut = graphql`
  mutation shopLogOutMutation {
    accountLogout {
      userErrors {
        message
      }
    }
  }
`

export function openRelay(url: string): ShopClient {
  const tokens = new Tokens()
  const fetchFn: FetchFunction = async ({ text: query }, variables) => {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...tokens.headers() },
      body: JSON.stringify({ query, variables }),
    })
    return response.json()
  }
  const socket = createClient({ url: url.replace('http', 'ws'), connectionParams: () => tokens.headers() })
  const subscribeFn = (
    { name: operationName, text: query }: { name: string; text: string | null | undefined },
    variables: Record<string, unknown>,
  ) =>
    Observable.create<never>((sink) =>
      socket.subscribe({ operationName, query: query ?? '', variables }, sink as never),
    )
  const newEnvironment = () =>
    new Environment({ network: Network.create(fetchFn, subscribeFn), store: new Store(new RecordSource()) })
  let environment = newEnvironment()

  const ask = async <T extends OperationType>(
    query: GraphQLTaggedNode,
    variables: T['variables'],
    fetchPolicy?: 'store-or-network',
  ) => fetchQuery<T>(environment, query, variables, { fetchPolicy }).toPromise()
  const change = <T extends MutationParameters>(mutation: GraphQLTaggedNode, variables: T['variables']) =>
    new Promise<T['response']>((resolve, reject) =>
      commitMutation<T>(environment, { mutation, variables, onCompleted: resolve, onError: reject }),
    )
  /** The list as the store has it: Relay appends each page of a connection. */
  const shownProducts = () => {
    const operation = createOperationDescriptor(getRequest(productsQuery) as ConcreteRequest, {})
    environment.retain(operation)
    return environment.lookup(operation.fragment).data as shopProductsQuery['response']
  }
  const nodesOf = ({ products }: shopProductsQuery['response']) =>
    (products?.edges ?? []).map(({ node }) => node as Product)

  return {
    async browse() {
      await ask<shopProductsQuery>(productsQuery, {})
      return nodesOf(shownProducts())
    },

    async pageOn() {
      await ask<shopProductsQuery>(productsQuery, { after: shownProducts().products?.pageInfo.endCursor })
      return nodesOf(shownProducts())
    },

    async addToCart(variantId) {
      const { cartLinesAdd } = await change<shopAddToCartMutation>(addToCart, { variantId })
      tokens.keepCart(cartLinesAdd?.cart?.token)
    },

    async cart() {
      const data = await ask<shopCartQuery>(cartQuery, {}, 'store-or-network')
      return data?.cart?.quantity
    },

    async logIn(email, password) {
      const { accountLogin } = await change<shopLogInMutation>(logIn, { email, password })
      tokens.keepSession(accountLogin?.token)
      return accountLogin?.customer?.fullName
    },

    async order({ contact, address }) {
      const { cartAddressUpdate } = await change<shopReadyMutation>(ready, { contact, address })
      const revision = cartAddressUpdate?.cart?.revision ?? 0
      const { orderPlace } = await change<shopOrderMutation>(placeOrder, {
        idempotencyKey: crypto.randomUUID(),
        revision,
      })
      return orderPlace?.order?.id
    },

    follow(id, until) {
      const statuses: string[] = []
      return new Promise((resolve, reject) => {
        const following = requestSubscription<shopFollowSubscription>(environment, {
          subscription: follow,
          variables: { id },
          onNext(data) {
            if (data?.orderMoved.to) statuses.push(data.orderMoved.to)
            if (data?.orderMoved.to !== until) return
            following.dispose()
            resolve(statuses)
          },
          onError: reject,
        })
      })
    },

    async logOut() {
      await change<shopLogOutMutation>(logOut, {})
      tokens.keepSession(null)
      // Another user is another environment: Relay empties no store.
      environment = newEnvironment()
      const data = await ask<shopViewerQuery>(viewerQuery, {})
      return data?.viewer?.fullName
    },
  }
}
