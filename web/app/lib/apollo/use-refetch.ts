import { useCallback, useRef } from 'react'
import type { ApolloClient, DocumentNode, OperationVariables } from '@apollo/client'

/**
 * Asks the network for a query anew, into the cache. A call while an answer is under way asks once more after it: that answer may be of
 * before. An answer that does not come is left to the next time. (Apollo's own shows an answer that did not come as the page's error.)
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
