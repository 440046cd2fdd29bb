import type { ApolloServerPlugin } from '@apollo/server'
import { ApolloArmor } from '@escape.tech/graphql-armor'
import type { GraphQLError, ValidationContext, ValidationRule } from 'graphql'
import { badInput } from './bad-input.ts'
import { costOf } from './cost.ts'

// Each alias may be a list of its own, so their number bounds the calls to the store.
export const limits = { tokens: 2_000, depth: 10, aliases: 12, directives: 30, cost: 50_000 }

/** What a query may look like, whoever sends it. */
export function shapeRules(): ValidationRule[] {
  // Armor throws by default, which Apollo would answer as its own failure.
  const report = {
    propagateOnRejection: false,
    onReject: [(context: ValidationContext | null, error: GraphQLError) => context?.reportError(error)],
  }
  const armor = new ApolloArmor({
    maxDepth: { n: limits.depth, flattenFragments: true, ...report },
    maxAliases: { n: limits.aliases, ...report },
    maxDirectives: { n: limits.directives, ...report },
    // Cost is counted by our own rule, which knows lists and variables; tokens are counted by the parser.
    costLimit: { enabled: false },
    maxTokens: { enabled: false },
  })
  return armor.protect().validationRules
}

/** Refuses operations that would answer with too much, and subscriptions, which are answered elsewhere. */
export const costLimit: ApolloServerPlugin = {
  async requestDidStart() {
    return {
      async didResolveOperation({ schema, document, operation, request }) {
        if (!operation) return
        if (operation.operation === 'subscription') throw badInput('Subscriptions are answered at /graphql/stream, as server-sent events.')
        const cost = costOf(schema, document, operation)(request.variables ?? {})
        if (cost > limits.cost)
          throw badInput(`The operation asks for too much: cost ${cost}, limit ${limits.cost}.`, 'TOO_EXPENSIVE')
      },
    }
  },
}
