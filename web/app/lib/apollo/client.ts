import { ApolloClient, ApolloLink, Observable } from '@apollo/client'
import { OperationTypeNode } from 'graphql'
import { from, mergeMap } from 'rxjs'
import { randomId } from '#app/lib/http/random-id.ts'
import { ShopCache } from './browser-cache.ts'
import { analyticsLink, queueLink, rereadLink, waitingLink } from './mutation-links.ts'
import { withoutLost } from './answer.ts'
import { faultError, faultOf, type GraphError, httpFault, isOutage } from './fault.ts'
import { fileIn, multipart, preflighted, queryHash, queryText, type Sent } from './query-text.ts'
import { TIME_LIMITS } from './time-limits.ts'

let client: ApolloClient | undefined

/** Returns the browser's client, for code outside of components. */
export function apolloClient(): ApolloClient {
  client ??= shopClient(
    ApolloLink.split(
      ({ operationType }) => operationType === OperationTypeNode.SUBSCRIPTION,
      new ApolloLink(followEvents),
      shopLink,
    ),
  )
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

const PAUSE = 400

/**
 * The browser's link to `/graphql`: in the language of the document, with a request id shared by the logs of all
 * servers, with a timeout of 4 s. A query without a response is retried once within it; a mutation never, because it
 * may have taken effect. (Apollo's own links for this are four times the code.)
 */
// Without the mark the bundler would include its module, and Apollo, in every chunk that could use it.
export const shopLink = /* @__PURE__ */ new ApolloLink(
  (operation) =>
    new Observable((observer) => {
      const left = new AbortController()
      const limit = fileIn(operation.variables) ? TIME_LIMITS.upload : TIME_LIMITS.browser
      // `AbortSignal.any` is not supported by older phones.
      const late = setTimeout(() => left.abort(new DOMException('Request timed out', 'TimeoutError')), limit)
      const asked =
        operation.operationType === OperationTypeNode.QUERY
          ? askTwice(operation, left.signal)
          : ask(operation, left.signal)
      asked
        .finally(() => clearTimeout(late))
        .then(
          (answer) => {
            observer.next(answer)
            observer.complete()
          },
          (error: unknown) => observer.error(error),
        )
      return () => {
        clearTimeout(late)
        left.abort()
      }
    }),
)

async function askTwice(operation: ApolloLink.Operation, left: AbortSignal): Promise<ApolloLink.Result> {
  try {
    return await ask(operation, left)
  } catch (error) {
    if (left.aborted || !isOutage(faultOf(error))) throw error
    await new Promise((resolve) => setTimeout(resolve, PAUSE))
    return ask(operation, left)
  }
}

/** Sends an operation by its hash, and with its text to a server that does not know it: one of another release. */
async function ask(
  { query, variables, operationName }: ApolloLink.Operation,
  left: AbortSignal,
): Promise<ApolloLink.Result> {
  const file = fileIn(variables)
  const hash = file ? undefined : await queryHash(query)
  const asked = {
    operationName,
    variables,
    ...(hash && { extensions: { persistedQuery: { version: 1, sha256Hash: hash } } }),
  }
  const byHash = hash ? await send(asked, left) : undefined
  if (byHash && byHash.errors?.[0]?.extensions?.code !== 'PERSISTED_QUERY_NOT_FOUND') return byHash
  return send({ ...asked, query: queryText(query) }, left, file)
}

async function send(sent: Sent, left: AbortSignal, file?: ReturnType<typeof fileIn>): Promise<ApolloLink.Result> {
  const response = await reach({
    method: 'POST',
    headers: {
      ...(file ? preflighted : { 'content-type': 'application/json' }),
      accept: 'application/graphql-response+json, application/json',
      'accept-language': document.documentElement.lang,
      'x-request-id': randomId(),
    },
    body: file ? multipart(sent, file) : JSON.stringify(sent),
    signal: left,
  })
  const text = await response.text()
  const answer = parsed(text)
  if (!answer) throw faultError(httpFault(response.status, text))
  const { data, errors = [] } = answer
  // The first of two errors below one field removes it.
  return {
    ...answer,
    data: withoutLost(
      data,
      (errors as GraphError[]).flatMap(({ path = [] }) => [path]),
    ),
  }
}

async function reach(request: RequestInit): Promise<Response> {
  try {
    return await fetch('/graphql', request)
  } catch (error) {
    // `fetch` throws a TypeError for a network failure; no other cause is possible here.
    throw error instanceof TypeError ? faultError({ code: 'UPSTREAM_UNAVAILABLE' }) : error
  }
}

/** Parses a GraphQL response with any HTTP status; undefined when it is none. */
function parsed(text: string): ApolloLink.Result | undefined {
  try {
    const answer = JSON.parse(text) as ApolloLink.Result
    return answer.data !== undefined || Array.isArray(answer.errors) ? answer : undefined
  } catch {
    return undefined
  }
}
