import { type ApolloServerPlugin, HeaderMap } from '@apollo/server'
import type { ExecutionResult, GraphQLError, GraphQLFormattedError } from 'graphql'
import { type CompiledQuery, compileQuery, isCompiledQuery } from 'graphql-jit'
import type { GraphContext } from './context.ts'
import { defaultsOf } from './cost.ts'
import { keptByText } from './documents.ts'
import { formatFault } from './faults.ts'
import { variableErrors } from './variable-errors.ts'

/** Executes operations by code compiled for each, three times as fast as walking the document. */
export function compiledExecution(): ApolloServerPlugin<GraphContext> {
  const compiled = keptByText<CompiledQuery>()
  return {
    async requestDidStart() {
      return {
        async responseForOperation({ schema, document, operation, operationName, queryHash, request, source, contextValue }) {
          // A name that no operation has: nothing looked at its cost or its kind, and compiling would run the only one there is.
          if (!operation) return null
          const key = `${queryHash} ${operationName ?? ''}`
          const query = compiled.get(key) ?? compileQuery(schema, document, operationName ?? undefined)
          // What cannot be compiled Apollo executes, and words the error.
          if (!isCompiledQuery(query)) return null
          compiled.set(key, query, source)
          // graphql-jit 0.8.9 refuses a required variable that does not come, although it has a default.
          const variables = { ...defaultsOf(operation), ...request.variables }
          const result = await query.query(undefined, contextValue, variables)
          const isBad = result.data === undefined
          const faults = isBad ? variableErrors(schema, operation, variables) : []
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
  const formatted = errors.map((error) => formattedOf(error, data === undefined, context))
  return { kind: 'single' as const, singleResult: data === undefined ? { errors: formatted } : { errors: formatted, data } }
}

/** Without data the variables did not fit, which is the client's mistake. */
function formattedOf(error: GraphQLError, isBadInput: boolean, context: GraphContext): GraphQLFormattedError {
  const { message, locations, path, extensions } = error
  const formatted = formatFault(
    { message, locations, path, extensions: isBadInput ? { ...extensions, code: 'BAD_USER_INPUT' } : extensions },
    error,
  )
  if (formatted.extensions?.code === 'INTERNAL_SERVER_ERROR')
    context.log.error({ err: error.originalError ?? error, path }, 'unexpected error in a resolver')
  return formatted
}
