import type { ApolloServer } from '@apollo/server'
import type { FastifyRequest } from 'fastify'
import {
  type DocumentNode,
  type ExecutionArgs,
  type ExecutionResult,
  type FormattedExecutionResult,
  getOperationAST,
  type GraphQLFormattedError,
  type GraphQLSchema,
  OperationTypeNode,
  parse,
  specifiedRules,
  subscribe,
  validate,
} from 'graphql'
import { connectionSlots } from 'server-kit/connection-slots.ts'
import { languageOf } from 'server-kit/language.ts'
import { networkOf } from 'server-kit/network.ts'
import { limits } from '#src/limits.ts'
import { protocolFault } from './bad-input.ts'
import type { Asking, GraphContext, MakeContext } from './context.ts'
import { COME_BACK_IN, type CostGuard, tooMuch } from './cost-limit.ts'
import { createTextCache } from './documents.ts'
import { formatFault, graphqlErrorOf, toPublicError } from './faults.ts'
import { isDeeperThan, shapeRules } from './limits.ts'
import { variableErrors } from './variable-errors.ts'

export interface Asked {
  query?: unknown
  operationName?: string | null
  variables?: Record<string, unknown> | null
}

export interface OperationParts {
  apollo: ApolloServer<GraphContext>
  schema: GraphQLSchema
  guard: CostGuard
  context: MakeContext
  /** Whether messages may suggest schema names. */
  tellsSchema: boolean
}

/** Arguments of an operation within the limits. */
export type Prepared = ExecutionArgs & { contextValue: GraphContext; query: string }
export type Results = AsyncGenerator<FormattedExecutionResult, void, void>
export type Operations = ReturnType<typeof operationsOf>

/**
 * The operations of the long-lived transports: the same limits, errors and contexts for all. Results have errors in
 * their public form.
 */
export function operationsOf({ apollo, schema, guard, context, tellsSchema }: OperationParts) {
  const known = createTextCache<DocumentNode>()
  const rules = [...specifiedRules, ...shapeRules()]
  const slots = connectionSlots({ all: limits.streams, each: limits.streamsOfNetwork })

  function documentOf(query: unknown): DocumentNode {
    if (typeof query !== 'string') throw protocolFault('BAD_REQUEST', {}, 'query is missing.')
    const kept = known.get(query)
    if (kept) return kept
    const document = parse(query, { maxTokens: limits.tokens })
    const [fault] = validate(schema, document, rules)
    if (fault) throw fault
    known.set(query, document, query)
    return document
  }

  function toPublicResult(result: ExecutionResult, visitor: Visitor): FormattedExecutionResult {
    const { errors, ...rest } = result
    return errors ? { ...rest, errors: errors.map((error) => toPublicFault(error, visitor, tellsSchema)) } : rest
  }

  return {
    /** Returns the kind of an operation; undefined when it is invalid. */
    kindOf({ query, operationName }: Asked): OperationTypeNode | undefined {
      try {
        return getOperationAST(documentOf(query), operationName)?.operation
      } catch {
        return undefined
      }
    },
    /**
     * Throws a GraphQLError for an operation that is invalid or, for a subscription, above the limits. Apollo checks
     * those of the others.
     */
    async prepare({ query, operationName, variables }: Asked, asking: Asking): Promise<Prepared> {
      const document = documentOf(query)
      const operation = getOperationAST(document, operationName)
      if (isDeeperThan(limits.nesting, variables)) throw protocolFault('TOO_NESTED', { limit: limits.nesting })
      if (!operation) throw protocolFault('OPERATION_NOT_FOUND')
      const isSubscription = operation.operation === OperationTypeNode.SUBSCRIPTION
      const visitor = await context({ ...asking, kind: isSubscription ? 'stream' : 'operation' })
      if (isSubscription) {
        const [fault] = variableErrors(schema, operation, variables ?? {})
        if (fault) throw fault
        await guard({ schema, document, operation, variables, visitor })
      }
      return {
        schema,
        document,
        operationName,
        variableValues: variables,
        contextValue: visitor,
        query: query as string,
      }
    },
    /** Runs a query or a mutation. */
    async execute({ query, operationName, variableValues, contextValue }: Prepared): Promise<FormattedExecutionResult> {
      const asked = { query, operationName: operationName ?? undefined, variables: variableValues ?? undefined }
      const { body } = await apollo.executeOperation(asked, { contextValue })
      if (body.kind !== 'single') throw new Error('Incremental delivery is not supported')
      return body.singleResult
    },
    /**
     * Starts a subscription; it ends at `return`, also while the next result is awaited. Returns one result when it is
     * refused.
     */
    async subscribe(args: Prepared): Promise<Results | FormattedExecutionResult> {
      const visitor = args.contextValue
      const leave = slots.take(networkOf(visitor.address))
      if (!leave) return toPublicResult({ errors: [tooMuch(COME_BACK_IN, visitor.language)] }, visitor)
      const results = await subscribe(args).catch((error: unknown) => {
        leave()
        throw error
      })
      if (isResults(results)) return mapResults(results, (result) => toPublicResult(result, visitor), leave)
      leave()
      return toPublicResult(results, visitor)
    },
    /** Converts an error that was thrown before an operation ran. */
    refused(
      { id, headers }: Pick<FastifyRequest, 'id' | 'headers'>,
      ...errors: unknown[]
    ): { errors: GraphQLFormattedError[] } {
      const visitor = { language: languageOf(headers['accept-language']), requestId: id }
      return { errors: errors.map((error) => toPublicFault(error, visitor, tellsSchema)) }
    },
  }
}

/** The functions that the libraries of the transports call. The results are in their public form, which is only printed. */
export function executorsOf(operations: Operations) {
  return {
    execute: (args: ExecutionArgs) => operations.execute(args as Prepared) as Promise<ExecutionResult>,
    subscribe: (args: ExecutionArgs) => operations.subscribe(args as Prepared) as Promise<ExecutionResult>,
  }
}

type Visitor = Pick<GraphContext, 'language' | 'requestId'>

function isResults(
  results: ExecutionResult | AsyncGenerator<ExecutionResult, void, void>,
): results is AsyncGenerator<ExecutionResult, void, void> {
  return Symbol.asyncIterator in results
}

/** Not a generator function: `return` of one waits for the result that is awaited. `onEnd` is called at least once. */
function mapResults(
  results: AsyncGenerator<ExecutionResult, void, void>,
  show: (result: ExecutionResult) => FormattedExecutionResult,
  onEnd: () => void,
): Results {
  async function step(
    next: Promise<IteratorResult<ExecutionResult, void>>,
  ): Promise<IteratorResult<FormattedExecutionResult, void>> {
    const { done, value } = await next.catch((error: unknown) => {
      onEnd()
      throw error
    })
    if (!done) return { value: show(value) }
    onEnd()
    return { done, value: undefined }
  }
  return {
    next: () => step(results.next()),
    return: () => step(results.return()),
    throw: (error) => step(results.throw(error)),
    [Symbol.asyncIterator]() {
      return this
    },
  }
}

/** Converts an error to its public form. `tellsSchema`: whether messages may suggest schema names. */
function toPublicFault(error: unknown, visitor: Visitor, tellsSchema: boolean): GraphQLFormattedError {
  const fault = graphqlErrorOf(error)
  const { message, locations, path } = fault.toJSON()
  const text = tellsSchema ? message : message.replace(/ ?Did you mean .+\?$/, '')
  return toPublicError(formatFault({ message: text, locations, path, extensions: fault.extensions }, fault), visitor)
}
