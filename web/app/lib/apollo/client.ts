import { ApolloClient, ApolloLink } from '@apollo/client'
import { OperationTypeNode } from 'graphql'
import { from, mergeMap } from 'rxjs'
import { ShopCache } from './cache.ts'
import { shopLink } from './shop-link.ts'

let client: ApolloClient | undefined

/** Returns the browser's one client, for code outside of components. */
export function apolloClient(): ApolloClient {
  client ??= new ApolloClient({
    cache: new ShopCache(),
    link: ApolloLink.split(({ operationType }) => operationType === OperationTypeNode.SUBSCRIPTION, new ApolloLink(followEvents), shopLink),
  })
  return client
}

/** For tests: makes this the one client. */
export function setApolloClient(other: ApolloClient): void {
  client = other
}

/** Few pages follow something, so the code is fetched for them. */
const followEvents: ApolloLink.RequestHandler = (operation, forward) =>
  from(import('./event-link.ts')).pipe(mergeMap(({ eventLink }) => eventLink.request(operation, forward)))
