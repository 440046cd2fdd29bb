import { ApolloClient, ApolloLink } from '@apollo/client'
import { OperationTypeNode } from 'graphql'
import { from, mergeMap } from 'rxjs'
import { ShopCache } from './cache.ts'
import { analyticsLink, queueLink, rereadLink, waitingLink } from './mutation-links.ts'
import { shopLink } from './shop-link.ts'

let client: ApolloClient | undefined

/** Returns the browser's client, for code outside of components. */
export function apolloClient(): ApolloClient {
  client ??= shopClient(ApolloLink.split(({ operationType }) => operationType === OperationTypeNode.SUBSCRIPTION, new ApolloLink(followEvents), shopLink))
  return client
}

/** A client over this link. The data of a mutation arrives beside its errors; `writtenData` reads both. */
export function shopClient(link: ApolloLink): ApolloClient {
  return new ApolloClient({
    cache: new ShopCache(),
    link: ApolloLink.from([rereadLink, waitingLink, analyticsLink, queueLink, link]),
    // Declaring this to TypeScript as Apollo recommends would change the types of all its hooks.
    defaultOptions: { mutate: { errorPolicy: 'all' as never } },
  })
}

/** For tests: replaces the client. */
export function setApolloClient(other: ApolloClient): void {
  client = other
}

/** Few pages use subscriptions, so their code is loaded on demand. */
const followEvents: ApolloLink.RequestHandler = (operation, forward) =>
  from(import('./event-link.ts')).pipe(mergeMap(({ eventLink }) => eventLink.request(operation, forward)))
