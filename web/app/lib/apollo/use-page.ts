import { useMemo, useSyncExternalStore } from 'react'
import type { ApolloCache, OperationVariables, TypedDocumentNode } from '@apollo/client'
import { arrivedAt } from './read.ts'
import { sameData } from './same-data.ts'
import { whenNeeded } from './when-needed.ts'

/**
 * The data of a page, live: on the server and in the first browser render what the loader returned, afterwards what Apollo's cache
 * says of the same query, so a mutation shows wherever its entities are shown. The loader's data is put into the cache once,
 * when something needs it.
 */
export function usePage<Data, Variables extends OperationVariables>(
  query: TypedDocumentNode<Data, Variables>,
  variables: NoInfer<Variables>,
  loaderData: NoInfer<Data>,
): Data {
  const key = JSON.stringify(variables)
  const live = useMemo(
    () => liveData({ query, variables: JSON.parse(key) as Variables }, loaderData),
    [query, key, loaderData],
  )
  return useSyncExternalStore(live.subscribe, live.now, () => loaderData)
}

const seeded = new WeakSet<object>()

type Reading<Data, Variables> = { query: TypedDocumentNode<Data, Variables>; variables: Variables }

function liveData<Data, Variables extends OperationVariables>({ query, variables }: Reading<Data, Variables>, loaded: Data) {
  let now = loaded
  function subscribe(changed: () => void): () => void {
    const loadedAt = Date.now()
    let stop: (() => void) | undefined
    const forget = whenNeeded(({ cache }) => {
      seed(cache, loadedAt)
      stop = watch(cache, changed)
    })
    return () => {
      forget()
      stop?.()
    }
  }
  function watch(cache: ApolloCache, changed: () => void): () => void {
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
  function seed(cache: ApolloCache, loadedAt: number): void {
    if (typeof loaded !== 'object' || loaded === null || seeded.has(loaded)) return
    seeded.add(loaded)
    const { complete } = cache.diff({ query, variables, optimistic: false, returnPartialData: true })
    if (complete) return
    arrivedAt(loadedAt, query, variables)
    cache.writeQuery({ query, variables, data: loaded })
  }
  return { subscribe, now: () => now }
}
