import { ApolloLink, Observable } from '@apollo/client'
import { OperationTypeNode } from 'graphql'
import { randomId } from '#app/lib/http/random-id.ts'
import { withoutLost } from './answer.ts'
import { faultError, faultOf, type GraphError, httpFault, isOutage } from './fault.ts'
import { fileIn, multipart, preflighted } from './multipart.ts'
import { queryText } from './query-text.ts'
import { TIME_LIMITS } from './time-limits.ts'

const PAUSE = 400

/**
 * The browser's way to `/graphql`: in the language of the document, with a request id that the log lines of all servers share, for
 * 4 s at most. A query that got no answer is asked once more within them; a mutation never, it may have been done. (Apollo's own
 * links for this are four times the code.)
 */
// Without the mark its module would come with each that could use it, and Apollo with that.
export const shopLink = /* @__PURE__ */ new ApolloLink(
  (operation) =>
    new Observable((observer) => {
      const left = new AbortController()
      const limit = fileIn(operation.variables) ? TIME_LIMITS.upload : TIME_LIMITS.browser
      // `AbortSignal.any` is too new for the phones that come here.
      const late = setTimeout(() => left.abort(new DOMException('Request timed out', 'TimeoutError')), limit)
      const asked = operation.operationType === OperationTypeNode.QUERY ? askTwice(operation, left.signal) : ask(operation, left.signal)
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

async function ask({ query, variables, operationName }: ApolloLink.Operation, left: AbortSignal): Promise<ApolloLink.Result> {
  const sent = { operationName, query: queryText(query), variables }
  const file = fileIn(variables)
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
  return { ...answer, data: withoutLost(data, (errors as GraphError[]).flatMap(({ path = [] }) => [path])) }
}

async function reach(request: RequestInit): Promise<Response> {
  try {
    return await fetch('/graphql', request)
  } catch (error) {
    // A TypeError is what fetch throws when nobody answers; here it can be nothing else.
    throw error instanceof TypeError ? faultError({ code: 'UPSTREAM_UNAVAILABLE' }) : error
  }
}

/** A GraphQL answer, whatever its HTTP status; undefined when it is none. */
function parsed(text: string): ApolloLink.Result | undefined {
  try {
    const answer = JSON.parse(text) as ApolloLink.Result
    return answer.data !== undefined || Array.isArray(answer.errors) ? answer : undefined
  } catch {
    return undefined
  }
}
