import { type ApolloServerPlugin, HeaderMap } from '@apollo/server'
import type { ExecutionResult, FormattedExecutionResult, GraphQLError, GraphQLFormattedError } from 'graphql'
import { type CompiledQuery, compileQuery, isCompiledQuery } from 'graphql-jit'
import { RESOURCE_MISSING } from '#src/rest/rest-error.ts'
import { Histogram } from 'prom-client'
import { processMetrics } from 'server-kit/metrics.ts'
import { ownOperations } from './persisted-documents.ts'
import type { GraphContext } from './context.ts'
import { defaultsOf } from './cost.ts'
import { createTextCache } from './documents.ts'
import { formatFault, toPublicError } from './faults.ts'
import { variableErrors } from './variable-errors.ts'

/**
 * Executes operations with code compiled per document; what it saves, and when it goes:
 * docs/decisions/032-shortcuts-of-the-bff-are-measured.md.
 */
export function compiledExecution(): ApolloServerPlugin<GraphContext> {
  const compiled = createTextCache<CompiledQuery>()
  return {
    async requestDidStart() {
      return {
        async responseForOperation({
          schema,
          document,
          operation,
          operationName,
          queryHash,
          request,
          source,
          contextValue,
        }) {
          // An unknown operation name: its cost and kind were not checked, and compiled code would run the only
          // operation.
          if (!operation) return null
          const key = `${queryHash} ${operationName ?? ''}`
          const query = compiled.get(key) ?? compileQuery(schema, document, operationName ?? undefined)
          // Apollo executes documents that cannot be compiled and reports their errors.
          if (!isCompiledQuery(query)) return null
          compiled.set(key, query, source)
          // graphql-jit 0.8.9 rejects a missing required variable although it has a default.
          const variables = { ...defaultsOf(operation), ...request.variables }
          // graphql-jit 0.8.9 does not check @oneOf, which only inputs of mutations have.
          const wrong = operation.operation === 'mutation' ? variableErrors(schema, operation, variables) : []
          const result = wrong.length > 0 ? { errors: wrong } : await query.query(undefined, contextValue, variables)
          const isBad = result.data === undefined
          const faults = isBad && wrong.length === 0 ? variableErrors(schema, operation, variables) : wrong
          return {
            http: { headers: new HeaderMap(), status: isBad ? 400 : undefined },
            body: bodyOf(faults.length > 0 ? { errors: faults } : result, contextValue),
          }
        },
      }
    },
  }
}

function bodyOf({ data, errors }: ExecutionResult, context: GraphContext) {
  if (!errors) return { kind: 'single' as const, singleResult: { data } }
  const formatted = errors.map((error) => formatError(error, data === undefined, context))
  return {
    kind: 'single' as const,
    singleResult: data === undefined ? { errors: formatted } : { errors: formatted, data },
  }
}

/** A field of a resource that the store does not have is null without an error; `/ready` names the resource. */
function dropMissing(result: FormattedExecutionResult): void {
  const errors = result.errors?.filter(({ extensions }) => extensions?.reason !== RESOURCE_MISSING)
  if (!result.data || errors?.length === result.errors?.length) return
  result.errors = errors
  if (errors?.length === 0) delete result.errors
}

/** Without data the variables were invalid, which is an error of the client. */
function formatError(error: GraphQLError, isBadInput: boolean, context: GraphContext): GraphQLFormattedError {
  const { message, locations, path, extensions } = error
  const formatted = formatFault(
    { message, locations, path, extensions: isBadInput ? { ...extensions, code: 'BAD_USER_INPUT' } : extensions },
    error,
  )
  if (formatted.extensions?.code === 'INTERNAL_SERVER_ERROR')
    context.log.error({ err: error.originalError ?? error, path }, 'unexpected error in a resolver')
  return formatted
}

const duration = new Histogram({
  name: 'graphql_operation_duration_seconds',
  help: 'Time of an operation that no cache answered, by its name where it is of the pages of the shop.',
  labelNames: ['operation', 'outcome'],
  registers: [processMetrics],
})
const FAILURE = /^(?:UPSTREAM_|INTERNAL_)/

/** Completes every response: adds request id and language to its errors, and the operation to the request log line. */
export function completeResponses(tellCalls: boolean): ApolloServerPlugin<GraphContext> {
  return {
    async requestDidStart() {
      const end = duration.startTimer()
      return {
        async willSendResponse({ request, response, contextValue, operationName }) {
          const { body, http } = response
          const calls = contextValue.upstreamCalls()
          if (tellCalls) http.headers.set('x-upstream-calls', String(calls))
          if (body.kind === 'single') dropMissing(body.singleResult)
          const errors = body.kind === 'single' ? body.singleResult.errors : undefined
          contextValue.note({
            operation: operationName,
            calls,
            codes: errors?.map(({ extensions }) => extensions?.code),
          })
          end({
            operation: operationName && ownOperations.has(operationName) ? operationName : 'other',
            outcome: errors?.some(({ extensions }) => FAILURE.test(String(extensions?.code))) ? 'failed' : 'answered',
          })
          if (body.kind === 'single' && !errors) contextValue.share()
          if (body.kind !== 'single' || !errors) return
          body.singleResult.errors = errors.map((error) => toPublicError(error, contextValue))
          // GraphQL over HTTP: a client that does not accept the newer media type treats any other status as a server
          // failure.
          if (
            http.status === 400 &&
            !request.http?.headers.get('accept')?.includes('application/graphql-response+json')
          )
            http.status = 200
        },
      }
    },
  }
}
