import type { ApolloServerPlugin } from '@apollo/server'
import type { GraphContext } from './context.ts'
import { shownTo } from './faults.ts'

/** Finishes every answer: request id and language in its errors; how many calls it took, for developers. */
export function finishedAnswers(tellCalls: boolean): ApolloServerPlugin<GraphContext> {
  return {
    async requestDidStart() {
      return {
        async willSendResponse({ response, contextValue, operationName }) {
          const { body, http } = response
          if (tellCalls) http.headers.set('x-upstream-calls', String(contextValue.upstreamCalls()))
          if (body.kind !== 'single' || !body.singleResult.errors) return
          const { errors } = body.singleResult
          contextValue.log.warn({ operation: operationName, codes: errors.map(({ extensions }) => extensions?.code) }, 'answered with errors')
          body.singleResult.errors = errors.map((error) => shownTo(error, contextValue))
        },
      }
    },
  }
}
