import type { ApolloCache, ApolloClient, DocumentNode, OperationVariables, TypedDocumentNode } from '@apollo/client'
import { cartIn, cartQueryOf } from './cart-of.ts'

/** What a mutation's payload refused (DESIGN §6). `path` names the input field at fault, from the outside in. */
export type UserError = { code: string; path: readonly string[] | null; message: string; available?: number | null; limit?: number | null }

/** Data of a mutation whose payloads can refuse; others do not type-check. */
export type MutationData = Record<string, { userErrors: readonly UserError[] }>

/**
 * Runs a mutation in the browser, never twice. `optimistic` is shown until the answer is there. A cart in the payload becomes the
 * cart that every part of the page shows. Throws what Apollo throws; `faultOf` reads it.
 */
export async function runMutation<Data extends MutationData, Variables extends OperationVariables>(
  client: ApolloClient,
  mutation: TypedDocumentNode<Data, Variables>,
  variables: NoInfer<Variables>,
  optimistic?: NoInfer<Data>,
): Promise<Data> {
  const { data, error } = await client.mutate<Data, OperationVariables>({
    mutation: mutation as TypedDocumentNode<Data, OperationVariables>,
    variables,
    optimisticResponse: optimistic as never,
    errorPolicy: 'all',
    update: (cache, { data: answer }) => showCart(cache, mutation, answer as Data | null | undefined),
  })
  if (!data) throw error ?? new Error('The answer is empty.')
  return data as Data
}

/** Every refusal in the data of a mutation. */
export function refusalsIn(data: MutationData): UserError[] {
  return Object.values(data).flatMap((payload) => payload.userErrors ?? [])
}

function showCart(cache: ApolloCache, mutation: DocumentNode, data: object | null | undefined): void {
  const query = cartQueryOf(mutation)
  const cart = data ? cartIn(data) : undefined
  if (query && cart !== undefined) cache.writeQuery({ query, data: { cart } })
}
