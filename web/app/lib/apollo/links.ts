import { ApolloLink } from '@apollo/client'
import { RetryLink } from '@apollo/client/link/retry'
import { OperationTypeNode } from 'graphql'
import { randomId } from '#app/lib/http/random-id.ts'

const TIME_OUT = 10_000
const PAUSE = 300

/** Asks in the language of the document, and gives every operation an id that its log lines share. */
export const visitorHeaders = new ApolloLink((operation, forward) => {
  const headers = { 'accept-language': document.documentElement.lang, 'x-request-id': randomId() }
  operation.setContext((context) => ({ headers: { ...context.headers, ...headers } }))
  return forward(operation)
})

/** A query that got no answer is asked once more; a mutation never: it may have been done. */
export const retryQueries = new RetryLink({
  delay: { initial: PAUSE, jitter: true },
  attempts: { max: 2, retryIf: (error, operation) => Boolean(error) && operation.operationType === OperationTypeNode.QUERY },
})

/** fetch that gives up after 10 s. */
export function withTimeOut(url: RequestInfo | URL, init: RequestInit = {}): Promise<Response> {
  const limit = AbortSignal.timeout(TIME_OUT)
  return fetch(url, { ...init, signal: init.signal ? AbortSignal.any([init.signal, limit]) : limit })
}
