import { ApolloClient, ApolloLink } from '@apollo/client'
import { createCache } from './cache.ts'
import { shopLink } from './shop-link.ts'
import { clientHere, giveClient } from './when-needed.ts'

/** The browser's one client; who can wait for its code asks `neededClient`. During server rendering a fresh one that asks nobody: pages get their data by props. */
export function apolloClient(): ApolloClient {
  if (typeof document === 'undefined') return new ApolloClient({ cache: createCache(), link: ApolloLink.empty(), ssrMode: true })
  const here = clientHere()
  if (here) return here
  const client = new ApolloClient({ cache: createCache(), link: shopLink })
  giveClient(client)
  return client
}
