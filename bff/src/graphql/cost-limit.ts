import { type ApolloServerPlugin, HeaderMap } from '@apollo/server'
import { type DocumentNode, GraphQLError, type GraphQLSchema, type OperationDefinitionNode } from 'graphql'
import type { Language } from 'server-kit/language.ts'
import { limits } from '#src/limits.ts'
import { errorText } from '#src/rest/error-text.ts'
import { RestError } from '#src/rest/rest-error.ts'
import { protocolFault } from './bad-input.ts'
import { budgetOf, type Spend, type Spent } from './budgets.ts'
import type { GraphContext } from './context.ts'
import { costOf } from './cost.ts'

/** Facts about an operation that the limits check before it runs. */
interface Asking {
  schema: GraphQLSchema
  document: DocumentNode
  operation: OperationDefinitionNode
  variables: Record<string, unknown> | null | undefined
  visitor: GraphContext
}

export type CostGuard = ReturnType<typeof costGuard>

/**
 * Takes the cost of an operation from the budget of its client key, or its network with `networkCost` points. Throws
 * TOO_EXPENSIVE, or RATE_LIMITED when too little is left. Writes have a separate budget, so that reads of other clients
 * on the network never block an order.
 */
export function costGuard(networkCost: number, spend: Spend) {
  return async ({ schema, document, operation, variables, visitor }: Asking): Promise<Spent> => {
    const cost = costOf(schema, document, operation)(variables ?? {})
    if (cost > limits.cost) throw protocolFault('TOO_EXPENSIVE', { cost, limit: limits.cost })
    const spent = await spend(
      operation.operation === 'mutation' ? 'writes' : 'reads',
      budgetOf(visitor, networkCost),
      limits.operation + cost,
    )
    if (spent.wait > 0) throw tooMuch(spent.wait, visitor.language, rateLimitHeaders(spent))
    return spent
  }
}

/** Seconds after which a client without a connection slot should retry. */
export const COME_BACK_IN = 30

/** Creates the error for a client or stream that must wait, in seconds. */
export function tooMuch(
  retryAfter: number,
  language: Language,
  more: [name: string, value: string][] = [],
): GraphQLError {
  const originalError = new RestError('answer', errorText('tooMuch', language), { status: 429, retryAfter })
  const headers = new HeaderMap([['retry-after', String(retryAfter)], ...more])
  return new GraphQLError(originalError.message, { originalError, extensions: { http: { status: 429, headers } } })
}

/**
 * Applies `guard` to queries and mutations, and tells their clients what is left: by the header fields of
 * draft-ietf-httpapi-ratelimit-headers, and in `extensions.cost` to who sends the header `x-cost`. Rejects
 * subscriptions, which come as streams.
 */
export function costLimit(guard: CostGuard): ApolloServerPlugin<GraphContext> {
  return {
    async requestDidStart() {
      let spent: Spent | undefined
      return {
        async didResolveOperation({ schema, document, operation, request, contextValue: visitor }) {
          if (!operation) return
          if (operation.operation === 'subscription') throw protocolFault('NOT_ACCEPTABLE')
          spent = await guard({ schema, document, operation, variables: request.variables, visitor })
        },
        async willSendResponse({ request, response: { http, body } }) {
          if (!spent) return
          for (const [name, value] of rateLimitHeaders(spent)) http.headers.set(name, value)
          if (body.kind !== 'single' || !request.http?.headers.get('x-cost')) return
          const { requested, left, points, seconds } = spent
          const cost = { requested, available: Math.floor(left), restoresPerSecond: Math.floor(points / seconds) }
          body.singleResult.extensions = { ...body.singleResult.extensions, cost }
        },
      }
    },
  }
}

/** `t` is the time until the budget is full again, in seconds; when the operation must wait, until it may run. */
function rateLimitHeaders({ kind, points, seconds, left, wait }: Spent): [name: string, value: string][] {
  const untilFull = Math.ceil((points - left) / (points / seconds))
  return [
    ['ratelimit-policy', `"${kind}";q=${points};w=${seconds}`],
    ['ratelimit', `"${kind}";r=${wait > 0 ? 0 : Math.floor(left)};t=${wait || untilFull}`],
  ]
}
