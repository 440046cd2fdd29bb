import { useCallback, useState } from 'react'
import type {
  ApolloCache,
  DocumentNode,
  OperationVariables,
  RefetchOn,
  TypedDocumentNode,
  WatchQueryFetchPolicy,
} from '@apollo/client'
import { useApolloClient, useQuery } from '@apollo/client/react'
import { ShopCache } from './browser-cache.ts'
import { refetchQuery } from './refetch-query.ts'

type Options<Variables> = {
  variables?: Variables
  /** Events after which the query is fetched again (`client.ts`): none by default. */
  refetchOn?: RefetchOn.Option
}

/**
 * Arguments of a loaded query's hook: it reads with exactly the variables that the loader asked with.
 *
 * @public Generated hooks use it.
 */
export type LoadedOptions<Variables> = string extends keyof Variables
  ? [options?: Options<Variables>]
  : [options: Options<Variables> & { variables: Variables }]

/**
 * Arguments of another query's hook.
 *
 * @public Generated hooks use it.
 */
export type QueryOptions<Data, Variables extends OperationVariables> =
  Record<never, never> extends Variables
    ? [options?: useQuery.Options<Data, Variables>]
    : [options: useQuery.Options<Data, Variables>]

type Loaded<Data, Variables extends OperationVariables> = {
  /** Every root field is null when neither the cache nor the document has the data. */
  data: Data
  dataState: string
  fetchMore: useQuery.Result<Data, Variables>['fetchMore']
  /** Fetches the query into the cache. A failure leaves the page as it is. */
  refetch: () => void
}

/**
 * Apollo's `useQuery` for a query that the route's loader has run: the data is available in the first render, also on
 * the server. Parts that failed are null.
 */
export function useLoadedQuery<Data, Variables extends OperationVariables>(
  query: TypedDocumentNode<Data, Variables>,
  options: Options<Variables> = {},
): Loaded<Data, Variables> {
  const { cache } = useApolloClient()
  if (!(cache instanceof ShopCache)) return readOnServer(cache, query, options.variables)
  // oxlint-disable-next-line react-hooks/rules-of-hooks -- a component has the server's cache for its whole life, or the browser's
  return useWatchedQuery(cache, query, options)
}

/**
 * Reads the whole response that a loader collected. Apollo's own hook analyses each document anew for each rendering:
 * 1.7 of 17 ms of a product's page.
 */
function readOnServer<Data, Variables extends OperationVariables>(
  cache: ApolloCache,
  query: TypedDocumentNode<Data, Variables>,
  variables: Variables | undefined,
): Loaded<Data, Variables> {
  const { complete, result } = cache.diff<Data>({ query, variables, optimistic: false })
  return {
    data: (result ?? emptyData(query)) as Data,
    dataState: complete ? 'complete' : 'empty',
    fetchMore: neverOnServer,
    refetch: neverOnServer,
  }
}

const neverOnServer = () => {
  throw new Error('Nothing is fetched during a rendering on the server.')
}

function useWatchedQuery<Data, Variables extends OperationVariables>(
  cache: ShopCache,
  query: TypedDocumentNode<Data, Variables>,
  options: Options<Variables>,
): Loaded<Data, Variables> {
  // The page offers another try where the loader got nothing, as in an outage: the hook sends no request by itself.
  const [fetchPolicy] = useState<WatchQueryFetchPolicy>(() =>
    cache.loadedAnswer(query, options.variables) ? 'cache-first' : 'cache-only',
  )
  const { client, data, dataState, fetchMore } = useQuery<Data, OperationVariables>(query as never, {
    ...options,
    fetchPolicy,
    notifyOnNetworkStatusChange: false,
  })
  const key = JSON.stringify(options.variables ?? {})
  const refetch = useCallback(
    () => void refetchQuery(client, query, JSON.parse(key) as OperationVariables),
    [client, query, key],
  )
  // Before the first render another query may have written fewer fields of an object: Apollo fetches the others, and
  // the page shows its loader's response until then.
  const shown = data ?? cache.loadedAnswer(query, options.variables)?.data ?? emptyData(query)
  return { data: shown as Data, dataState, fetchMore: fetchMore as never, refetch }
}

/** Sets every root field of a query to null. */
function emptyData({ definitions }: DocumentNode): object {
  const roots = definitions.flatMap((node) => (node.kind === 'OperationDefinition' ? node.selectionSet.selections : []))
  return Object.fromEntries(
    roots.flatMap((node) => (node.kind === 'Field' ? [[node.alias?.value ?? node.name.value, null]] : [])),
  )
}
