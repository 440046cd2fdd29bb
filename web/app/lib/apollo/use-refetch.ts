import { useCallback, useRef } from 'react'
import type { ApolloClient, DocumentNode, OperationVariables } from '@apollo/client'

/**
 * Refetches a query into the cache. A call while a request is in flight fetches once more after it, because that response may be older. A
 * failed request is ignored until the next call. (Apollo's own turns it into the page's error.)
 */
export function useRefetch(client: ApolloClient, query: DocumentNode, variables: OperationVariables): () => void {
  const key = JSON.stringify(variables)
  const state = useRef({ busy: false, again: false })
  return useCallback(() => {
    const { current } = state
    current.again = true
    if (current.busy) return
    const ask = async () => {
      current.busy = true
      while (current.again) {
        current.again = false
        await client.query({ query, variables: JSON.parse(key) as OperationVariables, fetchPolicy: 'network-only' }).catch(() => undefined)
      }
      current.busy = false
    }
    void ask()
  }, [client, query, key])
}
