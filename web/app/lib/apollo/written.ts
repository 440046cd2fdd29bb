import { type ApolloClient, CombinedGraphQLErrors } from '@apollo/client'
import { answerOf } from './answer.ts'

/**
 * What a mutation's payload refused (docs/graphql-guide.md#two-kinds-of-errors). `path` names the input field at fault,
 * from the outside in.
 */
export type UserError = {
  code: string
  path: readonly string[]
  message: string
  available?: number | null
  max?: number | null
  /** Seconds until another try can succeed. */
  retryAfter?: number | null
  /** Found by the form's own rules: nothing was sent. */
  unsent?: true
}

/**
 * Data of a mutation whose payloads can refuse; others do not type-check. A payload is null when its mutation failed.
 */
export type MutationData = Record<string, { userErrors: readonly UserError[] } | null>

/** The same when no mutation failed. */
export type Written<Data> = { [K in keyof Data]: NonNullable<Data[K]> }

/**
 * The data of an answered mutation, refused or not. Throws the fault of a mutation that failed, or what Apollo found.
 */
export function writtenData<Data>({ data, error }: ApolloClient.MutateResult<Data>): Written<Data> {
  const errors = CombinedGraphQLErrors.is(error) ? error.errors : []
  if (!data || (error && errors.length === 0)) throw error ?? new Error('The answer is empty.')
  return answerOf(data as Data, errors) as Written<Data>
}

/** Every refusal in the data of a mutation. */
export function refusalsIn(data: MutationData): UserError[] {
  return Object.values(data).flatMap((payload) => payload?.userErrors ?? [])
}
