import { useCallback, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import type { ApolloCache, ApolloClient, DocumentNode, OperationVariables, TypedDocumentNode } from '@apollo/client'
import { useApolloClient, useQuery } from '@apollo/client/react'
import { type Needs, type Path, type SubjectOf, withNulls, type WithSubject } from './answer.ts'
import type { Answer } from './document-answers.ts'
import { ShopCache } from './browser-cache.ts'
import { loadQuery } from './load-query.ts'

type Missing = string | { [key: string]: Missing }

/**
 * Fetches the next page of a list, which the cache appends: `fetchMore({ variables: { after } })`, or with all
 * variables of a smaller `query`. Returns only that page. Throws like `loadQuery`. (Apollo's own does not work with the
 * fetch policy cache-only.)
 */
export type FetchMore<Own = object, OwnVariables = OperationVariables> = <
  Data = Own,
  Variables = OwnVariables,
  Subject extends SubjectOf<Data> = never,
>(
  options: { query?: TypedDocumentNode<Data, Variables>; variables: Partial<Variables> } & Needs<
    NoInfer<Data>,
    Subject
  >,
) => Promise<WithSubject<Data, Subject>>

/**
 * Apollo's `useQuery` for a query that the route's loader has run: it reads only the cache, so the data is available in
 * the first render, also on the server. Failed fields are null, and `dataState` is then not 'complete'. `refetch`
 * fetches into the cache.
 */
export function useLoadedQuery<Data, Variables extends OperationVariables>(
  query: TypedDocumentNode<Data, Variables>,
  options: { variables: Variables },
) {
  const { cache } = useApolloClient()
  // oxlint-disable-next-line react-hooks/rules-of-hooks -- a component has the server's cache for its whole life, or the browser's
  return cache instanceof ShopCache ? useWatchedQuery(query, options) : readOnServer(cache, query, options.variables)
}

/**
 * Reads the whole response that a loader collected. Apollo's own hook analyses each document anew for each rendering:
 * 1.7 of 17 ms of a product's page.
 */
function readOnServer<Data, Variables extends OperationVariables>(
  cache: ApolloCache,
  query: TypedDocumentNode<Data, Variables>,
  variables: Variables,
): LoadedQuery<Data, Variables> {
  const { complete, result } = cache.diff<Data>({ query, variables, optimistic: false })
  const data = (result ?? nothingOf(query)) as Data
  return { data, dataState: complete ? 'complete' : 'partial', fetchMore: neverOnServer, refetch: neverOnServer }
}

const neverOnServer = () => {
  throw new Error('Nothing is fetched during a rendering on the server.')
}

type LoadedQuery<Data, Variables> = {
  data: Data
  dataState: string
  fetchMore: FetchMore<Data, Variables>
  refetch: () => void
}

function useWatchedQuery<Data, Variables extends OperationVariables>(
  query: TypedDocumentNode<Data, Variables>,
  options: { variables: Variables },
): LoadedQuery<Data, Variables> {
  const { client, data, dataState, variables } = useQuery<Data, OperationVariables>(
    query as TypedDocumentNode<Data, OperationVariables>,
    { ...options, fetchPolicy: 'cache-only', returnPartialData: true },
  )
  const found = useMemo(() => {
    if (dataState === 'complete') return data as Data
    // Another query may have written fewer fields of an object meanwhile; the response itself has all of them.
    const answer = loadedAnswer(client, query, variables)
    if (answer?.failed.length === 0) return answer.data as Data
    return { ...nothingOf(query), ...withNulls((data ?? {}) as object, missingIn(client, query, variables)) } as Data
  }, [client, query, variables, data, dataState])
  // The cache may have fields from another query that failed in the document: hydration must render what the server
  // rendered.
  const failed = useSyncExternalStore(
    never,
    () => undefined,
    () => failedAnswer(client, query, variables),
  )
  const refetch = useRefetch(client, query, variables)
  const key = JSON.stringify(variables)
  const [whole, setWhole] = useState<{ key: string; data: Data }>()
  if (dataState === 'complete' && whole?.data !== found) setWhole({ key, data: found })
  const fetchMore: FetchMore<Data, Variables> = ({ query: smaller, variables: next, ...needs }) =>
    loadQuery(
      (smaller ?? query) as never,
      (smaller ? next : { ...options.variables, ...next }) as never,
      { ...needs, fresh: true } as never,
    )
  if (failed) return { data: failed.data as Data, dataState: 'partial', fetchMore, refetch }
  // A mutation may return fewer fields of an object than the page shows: then the last complete data stays.
  if (dataState !== 'complete' && whole?.key === key)
    return { data: whole.data, dataState: 'complete', fetchMore, refetch }
  return { data: found, dataState, fetchMore, refetch }
}

/** Sets every root field of a query to null. */
function nothingOf({ definitions }: DocumentNode): object {
  const roots = definitions.flatMap((node) => (node.kind === 'OperationDefinition' ? node.selectionSet.selections : []))
  return Object.fromEntries(
    roots.flatMap((node) => (node.kind === 'Field' ? [[node.alias?.value ?? node.name.value, null]] : [])),
  )
}

const never = () => () => undefined

function loadedAnswer({ cache }: ApolloClient, query: DocumentNode, variables: OperationVariables): Answer | undefined {
  return cache instanceof ShopCache ? cache.loadedAnswer(query, variables) : undefined
}

function failedAnswer(client: ApolloClient, query: DocumentNode, variables: OperationVariables): Answer | undefined {
  const answer = loadedAnswer(client, query, variables)
  return answer && answer.failed.length > 0 ? answer : undefined
}

/** Returns the fields missing in the cache. */
function missingIn(client: ApolloClient, query: DocumentNode, variables: OperationVariables): Path[] {
  const { missing } = client.cache.diff({ query, variables, optimistic: true, returnPartialData: true })
  return missing ? pathsOf(missing.missing as Missing) : []
}

function pathsOf(missing: Missing): Path[] {
  if (typeof missing === 'string') return [[]]
  return Object.entries(missing).flatMap(([key, below]) => pathsOf(below).map((path) => [key, ...path]))
}

/**
 * Refetches a query into the cache. A call while a request is in flight fetches once more after it, because that
 * response may be older. A failed request is ignored until the next call. (Apollo's own turns it into the page's
 * error.)
 */
function useRefetch(client: ApolloClient, query: DocumentNode, variables: OperationVariables): () => void {
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
        await client
          .query({ query, variables: JSON.parse(key) as OperationVariables, fetchPolicy: 'network-only' })
          .catch(() => undefined)
      }
      current.busy = false
    }
    void ask()
  }, [client, query, key])
}
