import { useCallback, useRef } from 'react'
import type { OperationVariables, TypedDocumentNode } from '@apollo/client'
import { apolloClient } from '#app/lib/apollo/client.ts'

/**
 * Asks a page's query anew, into the cache. What is asked for while an answer is under way is asked once more after it: that answer
 * may be of before. An answer that does not come is left to the next time.
 */
export function useRefresh<Data, Variables extends OperationVariables>(
  query: TypedDocumentNode<Data, Variables>,
  variables: Variables,
): () => void {
  const key = JSON.stringify(variables)
  const state = useRef({ busy: false, again: false })
  return useCallback(() => {
    const { current } = state
    current.again = true
    if (current.busy) return
    const asked = { query: query as TypedDocumentNode<Data, OperationVariables>, variables: JSON.parse(key) as OperationVariables }
    const ask = async () => {
      current.busy = true
      while (current.again) {
        current.again = false
        const refresh = apolloClient().query({ ...asked, fetchPolicy: 'network-only' })
        await refresh.catch(() => undefined)
      }
      current.busy = false
    }
    void ask()
  }, [query, key])
}
