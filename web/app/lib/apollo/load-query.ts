import type { OperationVariables, TypedDocumentNode } from '@apollo/client'
import { answerKey, answerTo } from './document-answers.ts'
import { answerOf, type Needs, type SubjectOf, withNulls, type WithSubject } from './answer.ts'
import { faultError, faultOf, graphFault, type GraphError, isOutage } from './fault.ts'
import { ShopCache } from './cache.ts'
import { apolloClient } from './client.ts'

/** The specification's life of navigation data: one hour, in milliseconds. */
const LIFE = 3_600_000
/**
 * The life of what a shopper decides by, in milliseconds: the GraphQL layer may have kept its stock for 2.5 s already, and together it
 * is never older than 5 s.
 */
export const STOCK_LIFE = 2_500
export type ReadOptions = {
  fresh?: boolean
  /** How old an answer may be, in milliseconds. */
  life?: number
}

const arrivals = new Map<string, number>()
let emptied = 0

/**
 * Runs a query in the browser: from the cache when all of it is there and not older than `life` (an hour), else from the network.
 * `fresh` asks the network in any case. When there is no network, what the cache has of any age is given; when the shop behind it is
 * out, what is past its `life` but not an hour old. Throws what Apollo throws, and a fault for the errors that `answerOf` names;
 * `faultOf` reads both. After an answer with errors the next call asks the network again.
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
  // Without a network what is known is better than nothing.
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
  if (errors.length === 0 && client.cache instanceof ShopCache) client.cache.keepAnswer(answerTo(query, variables, data))
  const whole = withNulls(data as Data | undefined, errors.flatMap(({ path = [] }) => [path]))
  return answerOf(whole, errors, needs, (lost) => {
    throw faultError(graphFault(lost))
  }) as WithSubject<Data, Subject>
}

/** From now on every query asks the network once: what was read without one, or long ago, may be old. */
export function nothingArrived(): void {
  arrivals.clear()
  emptied = Date.now()
}

/** Notes when, in ms, the answer to a query arrived with the document. */
export function noteArrival(moment: number, name: string, variables: object): void {
  if (moment > emptied) arrivals.set(answerKey(name, variables), moment)
}
