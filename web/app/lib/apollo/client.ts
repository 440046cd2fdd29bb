import { ApolloClient, ApolloLink } from '@apollo/client'
import { createCache } from './cache.ts'
import { shopLink } from './shop-link.ts'

let client: ApolloClient | undefined

/** The browser's one client. During server rendering a fresh one that asks nobody: pages get their data by props. */
export function apolloClient(): ApolloClient {
  if (typeof document === 'undefined') return new ApolloClient({ cache: createCache(), link: ApolloLink.empty(), ssrMode: true })
  client ??= new ApolloClient({ cache: createCache(), link: shopLink })
  return client
}
