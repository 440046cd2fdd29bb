import { useMemo, useSyncExternalStore } from 'react'
import type { ApolloCache, OperationVariables, TypedDocumentNode } from '@apollo/client'
import { useApolloClient } from '@apollo/client/react'
import { arrivedNow } from './read.ts'
import { sameData } from './same-data.ts'

/**
 * The data of a page, live: on the server and in the first browser render what the loader returned, afterwards what Apollo's cache
 * says of the same query, so a mutation shows wherever its entities are shown. The loader's data is put into the cache once.
 */
export function usePage<Data, Variables extends OperationVariables>(
  query: TypedDocumentNode<Data, Variables>,
  variables: NoInfer<Variables>,
  loaderData: NoInfer<Data>,
): Data {
  const { cache } = useApolloClient()
  const key = JSON.stringify(variables)
  const live = useMemo(
    () => liveData({ cache, query, variables: JSON.parse(key) as Variables }, loaderData),
    [cache, query, key, loaderData],
  )
  return useSyncExternalStore(live.subscribe, live.now, () => loaderData)
}

const seeded = new WeakSet<object>()

type Reading<Data, Variables> = { cache: ApolloCache; query: TypedDocumentNode<Data, Variables>; variables: Variables }

function liveData<Data, Variables extends OperationVariables>({ cache, query, variables }: Reading<Data, Variables>, loaded: Data) {
  let now = loaded
  function subscribe(changed: () => void): () => void {
    seed()
    return cache.watch<Data, Variables>({
      query,
      variables,
      optimistic: true,
      immediate: true,
      callback({ complete, result }) {
        // Equal data under another identity would render the whole page again.
        if (!complete || sameData(result, now)) return
        now = result as Data
        changed()
      },
    })
  }
  function seed(): void {
    if (typeof loaded !== 'object' || loaded === null || seeded.has(loaded)) return
    seeded.add(loaded)
    const { complete } = cache.diff({ query, variables, optimistic: false, returnPartialData: true })
    if (complete) return
    arrivedNow(query, variables)
    cache.writeQuery({ query, variables, data: loaded })
  }
  return { subscribe, now: () => now }
}
