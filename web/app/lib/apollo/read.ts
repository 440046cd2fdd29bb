import type { OperationVariables, TypedDocumentNode } from '@apollo/client'
import { answerOf } from './answer.ts'
import type { GraphError } from './fault.ts'
import { neededClient } from './needed-client.ts'

/** The specification's life of navigation data: one hour, in milliseconds. */
const LIFE = 3_600_000
const arrivals = new Map<string, number>()
let emptied = 0

/**
 * Runs a query in the browser: from the cache when all of it is there and not older than an hour, else from the network.
 * `fresh` asks the network in any case; when there is none, what the cache has of any age is given. Throws what Apollo throws; `faultOf` reads it.
 */
export async function read<Data, Variables extends OperationVariables>(
  query: TypedDocumentNode<Data, Variables>,
  variables: Variables,
  { fresh = false }: { fresh?: boolean } = {},
): Promise<Data> {
  const client = await neededClient()
  const key = keyOf(query, variables)
  const old = fresh || Date.now() - (arrivals.get(key) ?? 0) > LIFE
  const asked = { query: query as TypedDocumentNode<Data, OperationVariables>, variables }
  // Without a network what is known is better than nothing.
  const known = navigator.onLine ? null : client.cache.readQuery<Data, OperationVariables>(asked, true)
  if (known) return known
  const { data, error } = await client.query<Data, OperationVariables>({
    ...asked,
    fetchPolicy: old ? 'network-only' : 'cache-first',
    errorPolicy: 'all',
  })
  if (old && data) arrivals.set(key, Date.now())
  const errors = (error as { errors?: GraphError[] } | undefined)?.errors
  if (error && !errors) throw error
  return answerOf(data as Data | undefined, errors ?? [], () => {
    throw error ?? new Error('The answer is empty.')
  })
}

/** From now on every query asks the network once: what was read without one, or long ago, may be old. */
export function nothingArrived(): void {
  arrivals.clear()
  emptied = Date.now()
}

/** Tells when, in ms, the data of a query arrived with the document; it may be told later than that. */
export function arrivedAt(moment: number, query: object, variables: object): void {
  if (moment > emptied) arrivals.set(keyOf(query, variables), moment)
}

function keyOf(query: object, variables: object): string {
  return `${idOf(query)} ${JSON.stringify(variables)}`
}

const ids = new WeakMap<object, number>()
let last = 0

function idOf(query: object): number {
  const id = ids.get(query) ?? ++last
  ids.set(query, id)
  return id
}
