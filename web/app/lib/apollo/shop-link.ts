import { ApolloLink } from '@apollo/client'
import { SetContextLink } from '@apollo/client/link/context'
import { BaseHttpLink, parseAndCheckHttpResponse } from '@apollo/client/link/http'
import { PersistedQueryLink } from '@apollo/client/link/persisted-queries'
import { RetryLink } from '@apollo/client/link/retry'
import { print } from '@apollo/client/utilities'
import { OperationTypeNode } from 'graphql'
import { from } from 'rxjs'
import { randomId } from '#app/lib/http/random-id.ts'
import { faultError, faultOf, isOutage } from './fault.ts'
import { TIME_LIMITS } from './time-limits.ts'
import { fileIn, multipart, preflighted } from './upload.ts'

const PAUSE_MS = 400

/**
 * Creates the browser's link to `/graphql`: with a timeout of 4 s, in the language of the document, with a request id
 * shared by the logs of all servers, by the hash of the operation. A query without a response is retried once within
 * the timeout; a mutation never, because it may have taken effect.
 */
export function shopLink(): ApolloLink {
  return ApolloLink.from([
    new SetContextLink((_, { variables }) => {
      const limit = fileIn(variables) ? TIME_LIMITS.upload : TIME_LIMITS.browser
      return { fetchOptions: { signal: AbortSignal.timeout(limit) } }
    }),
    new RetryLink({
      delay: { initial: PAUSE_MS, jitter: false },
      attempts: {
        max: 2,
        retryIf: (error, { operationType }) => operationType === OperationTypeNode.QUERY && isOutage(faultOf(error)),
      },
    }),
    new SetContextLink(({ fetchOptions }) => {
      // `BaseHttpLink` does not look at a signal that was aborted before.
      fetchOptions?.signal?.throwIfAborted()
      return { headers: { 'accept-language': document.documentElement.lang, 'x-request-id': randomId() } }
    }),
    ApolloLink.split(
      ({ variables }) => fileIn(variables) !== undefined,
      uploadLink,
      ApolloLink.split(() => Boolean(globalThis.crypto?.subtle), new PersistedQueryLink({ sha256 })).concat(
        new BaseHttpLink({ fetch: reach }),
      ),
    ),
  ])
}

/** Sends the file of a mutation beside it. */
const uploadLink = new ApolloLink((operation) => {
  const { headers, fetchOptions } = operation.getContext()
  const { operationName, query, variables } = operation
  const file = fileIn(variables)
  if (!file) throw new Error('No file')
  const body = multipart({ operationName, query: print(query), variables }, file)
  const sent = reach('/graphql', { method: 'POST', headers: { ...headers, ...preflighted }, body, ...fetchOptions })
  return from(sent.then(parseAndCheckHttpResponse(operation)))
})

const reach: typeof fetch = async (url, request) => {
  try {
    return await fetch(url, request)
  } catch (error) {
    // `fetch` throws a TypeError for a network failure; no other cause is possible here.
    throw error instanceof TypeError ? faultError({ code: 'UPSTREAM_UNAVAILABLE' }) : error
  }
}

/** The server knows the operations of the shop's pages by this. Browsers have no hashes on `http://` of another machine. */
async function sha256(text: string): Promise<string> {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
