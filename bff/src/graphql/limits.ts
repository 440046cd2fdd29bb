import { type ApolloServerPlugin, HeaderMap } from '@apollo/server'
import { ApolloArmor } from '@escape.tech/graphql-armor'
import { type DocumentNode, GraphQLError, type GraphQLSchema, type OperationDefinitionNode, type ValidationContext, type ValidationRule } from 'graphql'
import { LRUCache } from 'lru-cache'
import { limits } from '#src/limits.ts'
import { errorText } from '#src/rest/error-text.ts'
import type { Language } from 'server-kit/language.ts'
import { RestError } from '#src/rest/rest-error.ts'
import { protocolFault } from './bad-input.ts'
import { type Budget, budgetOf } from './client-keys.ts'
import type { GraphContext } from './context.ts'
import { costOf } from './cost.ts'
import type { FaultCode } from './fault-catalogue.ts'

/** Structural limits of operations, for every client. */
export function shapeRules(): ValidationRule[] {
  // Armor throws by default, which Apollo would report as an internal error.
  const reportAs = (code: FaultCode) => ({
    propagateOnRejection: false,
    onReject: [(context: ValidationContext | null, { message }: GraphQLError) => {
      const [, limit, found] = /limit of (\d+) exceeded, found (\d+)/.exec(message) ?? []
      context?.reportError(protocolFault(code, { limit: Number(limit), found: Number(found) }))
    }],
  })
  const armor = new ApolloArmor({
    maxDepth: { n: limits.depth, flattenFragments: true, ...reportAs('TOO_DEEP') },
    maxAliases: { n: limits.aliases, ...reportAs('TOO_MANY_ALIASES') },
    maxDirectives: { n: limits.directives, ...reportAs('TOO_MANY_DIRECTIVES') },
    // Cost is computed by our own rule, which considers lists and variables; the parser counts tokens.
    costLimit: { enabled: false },
    maxTokens: { enabled: false },
  })
  return armor.protect().validationRules
}

/** Facts about an operation that the limits check before it runs. */
interface Asking {
  schema: GraphQLSchema
  document: DocumentNode
  operation: OperationDefinitionNode
  variables: Record<string, unknown> | null | undefined
  visitor: Pick<GraphContext, 'address' | 'client' | 'language'>
}

export type CostGuard = ReturnType<typeof costGuard>

/**
 * Rejects an operation that is too expensive, or whose network or client key has too little budget left: throws TOO_EXPENSIVE or RATE_LIMITED.
 * Writes have a separate budget, so that reads of other clients on the network never block an order. Counts in the memory of this process.
 * `networkCost` is the budget per network, for reads and for writes each; `now` is in milliseconds.
 */
export function costGuard(networkCost: number, now: () => number = Date.now) {
  const budgets = refillingBudgets(now)
  return ({ schema, document, operation, variables, visitor }: Asking): void => {
    const cost = costOf(schema, document, operation)(variables ?? {})
    if (cost > limits.cost) throw protocolFault('TOO_EXPENSIVE', { cost, limit: limits.cost })
    const kind = operation.operation === 'mutation' ? 'writes' : 'reads'
    const wait = budgets.spend(kind, budgetOf(visitor, networkCost), limits.operation + cost)
    if (wait > 0) throw tooMuch(wait, visitor.language)
  }
}

/** Creates the error for a network or stream that must wait, in seconds. */
export function tooMuch(retryAfter: number, language: Language): GraphQLError {
  const originalError = new RestError('answer', errorText('tooMuch', language), { status: 429, retryAfter })
  const headers = new HeaderMap([['retry-after', String(retryAfter)]])
  return new GraphQLError(originalError.message, { originalError, extensions: { http: { status: 429, headers } } })
}

/** Applies `guard` to queries and mutations, and rejects subscriptions, which `/graphql/stream` serves. */
export function costLimit(guard: CostGuard): ApolloServerPlugin<GraphContext> {
  return {
    async requestDidStart() {
      return {
        async didResolveOperation({ schema, document, operation, request, contextValue: visitor }) {
          if (!operation) return
          if (operation.operation === 'subscription') throw protocolFault('NOT_ACCEPTABLE')
          guard({ schema, document, operation, variables: request.variables, visitor })
        },
      }
    },
  }
}

/** Whether a JSON value is nested deeper than any input: later readers recurse once per level. */
export function isDeeperThan(levels: number, value: unknown): boolean {
  let level = [value]
  for (let depth = 0; depth <= levels && level.length > 0; depth += 1)
    level = level.flatMap((each) => (typeof each === 'object' && each !== null ? Object.values(each) : []))
  return level.length > 0
}

/** Maximum number of networks and clients in memory; an evicted one starts again with a full budget. */
const MOST = 20_000

/**
 * Budgets by owner, one for each kind of operation. `spend` takes `cost` and returns 0, or takes nothing and returns the
 * seconds to wait. The reserve stops expensive operations first: a client blocks others of its network only from operations that cost at
 * least as much as its own. `now` is in milliseconds.
 */
function refillingBudgets(now: () => number) {
  const known = new LRUCache<string, { left: number; at: number }>({ max: MOST })
  return {
    spend(kind: string, { owner, points, seconds }: Budget, cost: number): number {
      const key = `${kind} ${owner}`
      const perSecond = points / seconds
      const at = now()
      const before = known.get(key)
      const left = before ? Math.min(points, before.left + (Math.max(0, at - before.at) / 1000) * perSecond) : points
      // A small budget can run a large operation when it is full.
      const missing = Math.min(cost * limits.reserve, points) - left
      if (missing > 0) return Math.ceil(missing / perSecond)
      known.set(key, { left: left - cost, at })
      return 0
    },
  }
}
