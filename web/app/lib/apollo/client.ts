import { ApolloClient, ApolloLink, HttpLink } from '@apollo/client'
import { createCache } from './cache.ts'
import { retryQueries, visitorHeaders, withTimeOut } from './links.ts'

let client: ApolloClient | undefined

/** The browser's one client. During server rendering a fresh one that asks nobody: pages get their data by props. */
export function apolloClient(): ApolloClient {
  if (typeof document === 'undefined') return new ApolloClient({ cache: createCache(), link: ApolloLink.empty(), ssrMode: true })
  client ??= new ApolloClient({
    cache: createCache(),
    link: ApolloLink.from([visitorHeaders, retryQueries, new HttpLink({ uri: '/graphql', fetch: withTimeOut })]),
  })
  return client
}
