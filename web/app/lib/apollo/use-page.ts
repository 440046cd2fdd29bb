import { useMemo, useSyncExternalStore } from 'react'
import type { ApolloCache, MissingFieldError, OperationVariables, TypedDocumentNode } from '@apollo/client'
import { failedIn, type Path, withNulls, withoutLost } from './answer.ts'
import { arrivedAt } from './read.ts'
import { sameData } from './same-data.ts'
import { whenNeeded } from './when-needed.ts'

/**
 * The data of a page, live: on the server and in the first browser render what the loader returned, afterwards what Apollo's cache
 * says of the same query, so a mutation shows wherever its entities are shown. The loader's data is put into the cache once,
 * when something needs it; a part that failed is not, and stays null until the loader brings it.
 */
export function usePage<Data, Variables extends OperationVariables, Loaded extends Data = Data>(
  query: TypedDocumentNode<Data, Variables>,
  variables: NoInfer<Variables>,
  loaderData: Loaded,
): Loaded {
  const key = JSON.stringify(variables)
  const live = useMemo(
    () => liveData<Data, Variables, Loaded>({ query, variables: JSON.parse(key) as Variables }, loaderData),
    [query, key, loaderData],
  )
  return useSyncExternalStore(live.subscribe, live.now, () => loaderData)
}

const seeded = new WeakSet<object>()

type Reading<Data, Variables> = { query: TypedDocumentNode<Data, Variables>; variables: Variables }

function liveData<Data, Variables extends OperationVariables, Loaded extends Data>(
  { query, variables }: Reading<Data, Variables>,
  loaded: Loaded,
) {
  let now = loaded
  const failed = failedIn(loaded)
  function subscribe(changed: () => void): () => void {
    // Data that is not in the cache yet came with the document.
    const loadedAt = performance.timeOrigin
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
      returnPartialData: failed.length > 0,
      callback({ complete, result, missing }) {
        if (!complete && !isExplained(missing?.missing, failed)) return
        // Null when the cache has nothing of the query.
        const shown = complete ? (result as Loaded) : { ...withNulls((result ?? {}) as Loaded, failed), failed }
        // Equal data under another identity would render the whole page again.
        if (sameData(shown, now)) return
        now = shown
        changed()
      },
    })
  }
  function seed(cache: ApolloCache, loadedAt: number): void {
    if (typeof loaded !== 'object' || loaded === null || seeded.has(loaded)) return
    seeded.add(loaded)
    const { complete } = cache.diff({ query, variables, optimistic: false, returnPartialData: true })
    if (complete) return
    if (failed.length === 0) arrivedAt(loadedAt, query, variables)
    const data = withoutLost<Data>(loaded, failed)
    const isEmpty = Object.keys(data as object).every((key) => key === 'failed')
    if (!isEmpty) cache.writeQuery<Data, Variables>({ query, variables, data })
  }
  return { subscribe, now: () => now }
}

/** Whether all that the cache lacks is what failed. */
function isExplained(missing: MissingFieldError['missing'] | undefined, failed: readonly Path[]): boolean {
  if (failed.length === 0 || missing === undefined) return false
  if (typeof missing === 'string') return failed.some((path) => path.length === 0)
  return Object.entries(missing).every(([key, below]) =>
    isExplained(below, failed.flatMap(([first, ...rest]) => (String(first) === key ? [rest] : []))),
  )
}
