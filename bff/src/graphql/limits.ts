import { ApolloArmor } from '@escape.tech/graphql-armor'
import type { GraphQLError, ValidationContext, ValidationRule } from 'graphql'
import { limits } from '#src/limits.ts'
import { protocolFault } from './bad-input.ts'
import type { FaultCode } from './fault-catalogue.ts'

/** Structural limits of operations, for every client. */
export function shapeRules(): ValidationRule[] {
  // Armor throws by default, which Apollo would report as an internal error.
  const reportAs = (code: FaultCode) => ({
    propagateOnRejection: false,
    onReject: [
      (context: ValidationContext | null, { message }: GraphQLError) => {
        const [, limit, found] = /limit of (\d+) exceeded, found (\d+)/.exec(message) ?? []
        context?.reportError(protocolFault(code, { limit: Number(limit), found: Number(found) }))
      },
    ],
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

/** Whether a JSON value is nested deeper than any input: later readers recurse once per level. */
export function isDeeperThan(levels: number, value: unknown): boolean {
  let level = [value]
  for (let depth = 0; depth <= levels && level.length > 0; depth += 1)
    level = level.flatMap((each) => (typeof each === 'object' && each !== null ? Object.values(each) : []))
  return level.length > 0
}
