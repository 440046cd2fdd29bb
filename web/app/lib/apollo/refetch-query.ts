import type { ApolloClient, DocumentNode, OperationVariables } from '@apollo/client'

/**
 * Fetches a query into the cache; a failure leaves the page as it is. Not Apollo's own `refetch` of a watched query:
 * until it is answered, the page would not show what an event or a mutation brings.
 */
export async function refetchQuery(
  client: ApolloClient,
  query: DocumentNode,
  variables?: OperationVariables,
): Promise<void> {
  // A response that is on its way may be older than what the page refetches for.
  const context = { queryDeduplication: false }
  await client.query({ query, variables, fetchPolicy: 'network-only', context }).catch(() => undefined)
}
