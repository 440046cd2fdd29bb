import {
  type DocumentNode,
  type ExecutionArgs,
  getOperationAST,
  GraphQLError,
  type GraphQLFormattedError,
  type GraphQLSchema,
  parse,
  specifiedRules,
  validate,
} from 'graphql'
import { limits } from '#src/limits.ts'
import { protocolFault } from './bad-input.ts'
import type { GraphContext } from './context.ts'
import { keptByText } from './documents.ts'
import { formatFault, shownTo } from './faults.ts'
import type { CostGuard } from './cost-limit.ts'
import { shapeRules } from './limits.ts'

export interface Asked {
  query: string
  operationName?: string | null
  variables?: Record<string, unknown> | null
}

/** Parses a subscription request within the limits of every operation. */
export function streamReader(schema: GraphQLSchema, guard: CostGuard) {
  const known = keptByText<DocumentNode>()
  const rules = [...specifiedRules, ...shapeRules()]

  function documentOf(query: string): DocumentNode {
    const kept = known.get(query)
    if (kept) return kept
    const document = parse(query, { maxTokens: limits.tokens })
    const [fault] = validate(schema, document, rules)
    if (fault) throw fault
    known.set(query, document, query)
    return document
  }

  /** The execution arguments. Throws a GraphQLError for invalid GraphQL, for an operation that is no subscription, or above the limits. */
  return ({ query, operationName, variables }: Asked, visitor: GraphContext): ExecutionArgs => {
    const document = documentOf(query)
    const operation = getOperationAST(document, operationName)
    if (operation?.operation !== 'subscription') throw protocolFault('NOT_ACCEPTABLE')
    guard({ schema, document, operation, variables, visitor })
    return { schema, document, operationName, variableValues: variables }
  }
}

/** Converts an error of a stream to its public form. `tellsSchema`: whether messages may suggest schema names. */
export function shownFault(
  error: unknown,
  visitor: Pick<GraphContext, 'language' | 'requestId'>,
  tellsSchema: boolean,
): GraphQLFormattedError {
  const fault = error instanceof GraphQLError ? error : new GraphQLError('', { originalError: error as Error })
  const { message, locations, path } = fault.toJSON()
  const text = tellsSchema ? message : message.replace(/ ?Did you mean .+\?$/, '')
  return shownTo(formatFault({ message: text, locations, path, extensions: fault.extensions }, fault), visitor)
}

