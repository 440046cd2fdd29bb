import { ApolloClient } from '@apollo/client'
import { ShopCache } from './cache.ts'
import { shopLink } from './shop-link.ts'

let client: ApolloClient | undefined

/** Returns the browser's one client, for code outside of components. */
export function apolloClient(): ApolloClient {
  client ??= new ApolloClient({ cache: new ShopCache(), link: shopLink })
  return client
}

/** For tests: makes this the one client. */
export function setApolloClient(other: ApolloClient): void {
  client = other
}
