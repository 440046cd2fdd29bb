import { ApolloClient, ApolloLink, RefetchEventManager } from '@apollo/client'
import { OperationTypeNode } from 'graphql'
import { EMPTY, filter, from, fromEvent, merge, mergeMap, type Observable, tap } from 'rxjs'
import { ShopCache } from './browser-cache.ts'
import { analyticsLink, queueLink, rereadLink, waitingLink } from './mutation-links.ts'
import { shopLink } from './shop-link.ts'
import { showPayloadCart } from './shown-cart.ts'

let client: ApolloClient | undefined

/** Returns the browser's client, for code outside of components. */
export function apolloClient(): ApolloClient {
  client ??= shopClient(
    ApolloLink.split(
      ({ operationType }) => operationType === OperationTypeNode.SUBSCRIPTION,
      new ApolloLink(followEvents),
      shopLink(),
    ),
  )
  return client
}

/** A client over this link. The data of a mutation arrives beside its errors; `writtenData` reads both. */
export function shopClient(link: ApolloLink): ApolloClient {
  return new ApolloClient({
    cache: new ShopCache(),
    link: ApolloLink.from([rereadLink, waitingLink, analyticsLink, queueLink, link]),
    refetchEventManager: new RefetchEventManager({ sources: { windowFocus: returnSource } }),
    defaultOptions: {
      watchQuery: { refetchOn: false },
      // Declaring this to TypeScript as Apollo recommends would change the types of all its hooks.
      mutate: { errorPolicy: 'all' as never, update: showPayloadCart },
    },
  })
}

/** Minimum interval of the events of a return in milliseconds: they come in bursts. */
const PAUSE_MS = 5_000

/** The visitor returns to the tab, to the window, or to a page of the back/forward cache. */
function returnSource(): Observable<Event> {
  if (typeof document === 'undefined') return EMPTY
  let last = -Infinity
  const restored = fromEvent<PageTransitionEvent>(window, 'pageshow').pipe(filter(({ persisted }) => persisted))
  return merge(fromEvent(document, 'visibilitychange'), fromEvent(window, 'focus'), restored).pipe(
    filter(() => !document.hidden && Date.now() - last >= PAUSE_MS),
    tap(() => (last = Date.now())),
  )
}

/** For tests: replaces the client. */
export function setApolloClient(other: ApolloClient): void {
  client = other
}

/** Few pages use subscriptions, so their code is loaded on demand. */
const followEvents: ApolloLink.RequestHandler = (operation, forward) =>
  from(import('./event-link.ts')).pipe(mergeMap(({ eventLink }) => eventLink.request(operation, forward)))
