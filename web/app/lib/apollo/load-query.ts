import { CombinedGraphQLErrors, type OperationVariables, type TypedDocumentNode } from '@apollo/client'
import { type DocumentNode, Kind } from 'graphql'
import { answerOf, lostAt, type Needs, type SubjectOf, type WithSubject } from './answer.ts'
import { ShopCache } from './browser-cache.ts'
import { apolloClient } from './client.ts'
import { answerTo } from './document-answers.ts'
import { faultOf, isOutage } from './fault.ts'

/** Lifetime of navigation data in milliseconds: one hour (specification). */
const LIFE = 3_600_000

/** Whether the network is asked for what the cache has; with `unless-down` the cache serves during an outage. */
export type ReadOptions = { fresh?: boolean | 'unless-down' }

/**
 * Runs a query in the browser: from the cache when it is complete and at most an hour old, else from the network.
 * Offline, cached data of any age is returned; when the shop is unavailable, cached data of at most one hour, except
 * for `fresh: true`. Throws Apollo's errors, and a fault for the errors that `answerOf` names; `faultOf` reads both.
 * After a response with errors the next call uses the network.
 */
export async function loadQuery<Data, Variables extends OperationVariables, Subject extends SubjectOf<Data> = never>(
  query: TypedDocumentNode<Data, Variables>,
  variables: Variables,
  { fresh = false, ...needs }: ReadOptions & Needs<Data, Subject> = {},
): Promise<WithSubject<Data, Subject>> {
  const client = apolloClient()
  const cache = client.cache instanceof ShopCache ? client.cache : undefined
  const asked = { query: query as TypedDocumentNode<Data, OperationVariables>, variables }
  const cached = () => answerOf(client.cache.readQuery(asked, true), [], needs)
  const isRecent = (cache?.ageOf(query, variables) ?? Infinity) <= LIFE
  // Offline, stale data is better than none.
  if (!navigator.onLine && client.cache.readQuery(asked, true)) return cached()
  try {
    const { data } = await client.query({ ...asked, fetchPolicy: fresh || !isRecent ? 'network-only' : 'cache-first' })
    if (fresh || !isRecent) cache?.keepAnswer(answerTo(query, variables, data))
    return answerOf(data, [], needs)
  } catch (error) {
    if (fresh !== true && isRecent && isOutage(faultOf(error)) && client.cache.readQuery(asked, true)) return cached()
    if (!CombinedGraphQLErrors.is(error)) throw error
    const data = error.data as Data
    const answer = answerOf(data, error.errors, needs)
    // Apollo caches nothing of a response with errors. The page can do without what failed: that is null until the
    // shopper asks again.
    cache?.keepAnswer(answerTo(query, variables, answer))
    const failed = error.errors.flatMap(({ path: [name] = [] }) => (lostAt(data, [name ?? '']) ? [name] : []))
    const held = failed.filter((name) => {
      const part = selecting(query, (key) => key === name)
      return client.cache.diff({ query: part, variables, optimistic: false }).complete
    })
    // The null of a failed part does not replace what another query has read.
    client.writeQuery({ ...asked, query: selecting(query, (key) => !held.includes(key)), data })
    return answer
  }
}

/** Fetches the queries of the page again of which a part failed. What fails again stays as the page shows it. */
export async function refetchFailedParts(): Promise<void> {
  const client = apolloClient()
  if (!(client.cache instanceof ShopCache)) return
  for (const { query, variables } of client.getObservableQueries()) {
    const { data = {}, failed = [] } = client.cache.loadedAnswer(query, variables) ?? {}
    const needs = { parts: Object.keys(data) as never[] }
    if (failed.length > 0) await loadQuery(query, variables, { fresh: true, ...needs }).catch(() => undefined)
  }
}

/** Returns a query with some of its root fields, by their names in the response. */
function selecting<Query extends DocumentNode>(query: Query, isSelected: (name: string) => boolean): Query {
  const definitions = query.definitions.map((node) => {
    if (node.kind !== Kind.OPERATION_DEFINITION) return node
    const selections = node.selectionSet.selections.filter(
      (field) => field.kind !== Kind.FIELD || isSelected((field.alias ?? field.name).value),
    )
    return { ...node, selectionSet: { ...node.selectionSet, selections } }
  })
  return { ...query, definitions }
}

/** Makes every query use the network once: cached data may be stale after an offline period or a long absence. */
export function expireQueries(): void {
  const { cache } = apolloClient()
  if (cache instanceof ShopCache) cache.expire()
}
