import type { OperationVariables, TypedDocumentNode } from '@apollo/client'
import { answerKey, answerTo } from './document-answers.ts'
import { answerOf, type Needs, type SubjectOf, withNulls, type WithSubject } from './answer.ts'
import { faultError, faultOf, graphFault, type GraphError, isOutage } from './fault.ts'
import { ShopCache } from './browser-cache.ts'
import { apolloClient } from './client.ts'

/** Lifetime of navigation data in milliseconds: one hour (specification). */
const LIFE = 3_600_000
/**
 * Lifetime of data that customers base decisions on, in milliseconds: the GraphQL layer may have cached its stock for
 * 2.5 s already, and the total never exceeds 5 s.
 */
export const STOCK_LIFE = 2_500
export type ReadOptions = {
  fresh?: boolean
  /** Maximum age of a response, in milliseconds. */
  life?: number
}

const arrivals = new Map<string, number>()
let emptied = 0

/**
 * Runs a query in the browser: from the cache when it is complete and not older than `life` (default one hour), else
 * from the network. `fresh` always uses the network. Offline, cached data of any age is returned; when the shop is
 * unavailable, cached data of at most one hour. Throws Apollo's errors, and a fault for the errors that `answerOf`
 * names; `faultOf` reads both. After a response with errors the next call uses the network.
 */
export async function loadQuery<Data, Variables extends OperationVariables, Subject extends SubjectOf<Data> = never>(
  query: TypedDocumentNode<Data, Variables>,
  variables: Variables,
  { fresh = false, life = LIFE, ...needs }: ReadOptions & Needs<Data, Subject> = {},
): Promise<WithSubject<Data, Subject>> {
  const client = apolloClient()
  const key = answerKey(query, variables)
  const age = Date.now() - (arrivals.get(key) ?? 0)
  const old = fresh || age > life
  const asked = { query: query as TypedDocumentNode<Data, OperationVariables>, variables }
  // Offline, stale data is better than none.
  const known = navigator.onLine ? null : client.cache.readQuery<Data, OperationVariables>(asked, true)
  if (known) return known as WithSubject<Data, Subject>
  const { data, error } = await client.query<Data, OperationVariables>({
    ...asked,
    fetchPolicy: old ? 'network-only' : 'cache-first',
    errorPolicy: 'all',
  })
  if (error && !fresh && age <= LIFE && isOutage(faultOf(error))) {
    const kept = client.cache.readQuery<Data, OperationVariables>(asked, true)
    if (kept) return kept as WithSubject<Data, Subject>
  }
  const errors = (error as { errors?: GraphError[] } | undefined)?.errors ?? []
  if (error && errors.length === 0) throw error
  if (errors.length > 0) arrivals.delete(key)
  else if (old && data) arrivals.set(key, Date.now())
  if (errors.length === 0 && client.cache instanceof ShopCache)
    client.cache.keepAnswer(answerTo(query, variables, data))
  const whole = withNulls(
    data as Data | undefined,
    errors.flatMap(({ path = [] }) => [path]),
  )
  return answerOf(whole, errors, needs, (lost) => {
    throw faultError(graphFault(lost))
  }) as WithSubject<Data, Subject>
}

/** Makes every query use the network once: cached data may be stale after an offline period or a long absence. */
export function expireQueries(): void {
  arrivals.clear()
  emptied = Date.now()
}

/** Records the arrival time of a response delivered with the document, in milliseconds. */
export function noteArrival(moment: number, name: string, variables: object): void {
  if (moment > emptied) arrivals.set(answerKey(name, variables), moment)
}
