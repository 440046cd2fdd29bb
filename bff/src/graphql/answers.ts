import type { ApolloServerPlugin } from '@apollo/server'
import type { GraphContext } from './context.ts'
import { shownTo } from './faults.ts'

/** Completes every response: adds request id and language to its errors, and the operation to the request log line. */
export function finishedAnswers(tellCalls: boolean): ApolloServerPlugin<GraphContext> {
  return {
    async requestDidStart() {
      return {
        async willSendResponse({ request, response, contextValue, operationName }) {
          const { body, http } = response
          const calls = contextValue.upstreamCalls()
          if (tellCalls) http.headers.set('x-upstream-calls', String(calls))
          const errors = body.kind === 'single' ? body.singleResult.errors : undefined
          contextValue.note({ operation: operationName, calls, codes: errors?.map(({ extensions }) => extensions?.code) })
          if (body.kind === 'single' && !errors) contextValue.share()
          if (body.kind !== 'single' || !errors) return
          body.singleResult.errors = errors.map((error) => shownTo(error, contextValue))
          // GraphQL over HTTP: a client that does not accept the newer media type treats any other status as a server failure.
          if (http.status === 400 && !request.http?.headers.get('accept')?.includes('application/graphql-response+json'))
            http.status = 200
        },
      }
    },
  }
}
