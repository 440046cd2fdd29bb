import type { ApolloCache, ApolloClient, DocumentNode, OperationVariables, TypedDocumentNode } from '@apollo/client'
import { tellWrite } from '#app/lib/analytics/told-writes.ts'
import { cartIn, cartQueryOf } from './cart-of.ts'
import { answerOf, withNulls } from './answer.ts'
import { faultError, faultOf, graphFault, type GraphError } from './fault.ts'

/** What a mutation's payload refused (DESIGN §6). `path` names the input field at fault, from the outside in. */
export type UserError = {
  code: string
  path: readonly string[] | null
  message: string
  available?: number | null
  limit?: number | null
  /** Seconds until another try can succeed. */
  retryAfter?: number | null
  /** Found by the form's own rules: nothing was sent. */
  unsent?: true
}

/** Data of a mutation whose payloads can refuse; others do not type-check. A payload is null when its mutation failed. */
export type MutationData = Record<string, { userErrors: readonly UserError[] } | null>

/** The same when no mutation failed. */
export type Written<Data> = { [K in keyof Data]: NonNullable<Data[K]> }

/** A change of the cart that may be sent later: it has a key in its input, under which the shop makes it once. */
export type Change = { mutation: DocumentNode; variables: OperationVariables }

/** Where changes wait for the network (lib/offline). */
export type Waiting = {
  /** Whether a change has to wait: there is no network, or others wait before it. */
  mustWait: () => boolean
  /** Takes a change; false when it cannot be kept. */
  keep: (change: Change) => Promise<boolean>
}

let waiting: Waiting | undefined

/** From now on changes of the cart wait there while nobody can be reached. */
export function letChangesWait(place: Waiting): void {
  waiting = place
}

/**
 * Runs a mutation in the browser, never twice. `optimistic` is shown until the answer is there; a change of the cart that has one, and a
 * key, is kept without a network, and shown so. A cart in the payload becomes the cart that every part of the page shows. Throws what
 * Apollo throws, and the fault of a mutation that failed; `faultOf` reads both.
 */
export async function runMutation<Data extends MutationData, Variables extends OperationVariables>(
  client: ApolloClient,
  mutation: TypedDocumentNode<Data, Variables>,
  variables: NoInfer<Variables>,
  optimistic?: NoInfer<Written<Data>>,
): Promise<Written<Data>> {
  const change = { mutation, variables: variables as OperationVariables }
  const mustWait = () => Boolean(optimistic && change.variables?.input?.key && waiting?.mustWait())
  const kept = async () => mustWait() && Boolean(await waiting?.keep(change))
  if (mustWait() && (await kept())) return showKept(client.cache, mutation, optimistic as Written<Data>)
  try {
    return await send(client, mutation, variables, optimistic)
  } catch (thrown) {
    // The network went while it was on its way. It may have been done: its key sees to that.
    if (faultOf(thrown).code !== 'UPSTREAM_UNAVAILABLE' || !(await kept())) throw thrown
    return showKept(client.cache, mutation, optimistic as Written<Data>)
  }
}

async function send<Data extends MutationData, Variables extends OperationVariables>(
  client: ApolloClient,
  mutation: TypedDocumentNode<Data, Variables>,
  variables: NoInfer<Variables>,
  optimistic?: NoInfer<Written<Data>>,
): Promise<Written<Data>> {
  const { data, error } = await client.mutate<Data, OperationVariables>({
    mutation: mutation as TypedDocumentNode<Data, OperationVariables>,
    variables,
    optimisticResponse: optimistic as never,
    errorPolicy: 'all',
    update: (cache, { data: answer }) => showCart(cache, mutation, answer as Data | null | undefined),
  })
  const errors = (error as { errors?: GraphError[] } | undefined)?.errors ?? []
  if (!data || (error && errors.length === 0)) throw error ?? new Error('The answer is empty.')
  const whole = withNulls(data as Data, errors.flatMap(({ path = [] }) => [path]))
  const written = answerOf(whole, errors, {}, (lost) => {
    throw faultError(graphFault(lost))
  }) as Written<Data>
  tellWrite({ variables, data: written })
  return written
}

/** Every refusal in the data of a mutation. */
export function refusalsIn(data: MutationData): UserError[] {
  return Object.values(data).flatMap((payload) => payload?.userErrors ?? [])
}

function showKept<Data extends object>(cache: ApolloCache, mutation: DocumentNode, data: Data): Data {
  showCart(cache, mutation, data)
  return data
}

function showCart(cache: ApolloCache, mutation: DocumentNode, data: object | null | undefined): void {
  const query = cartQueryOf(mutation)
  const cart = data ? cartIn(data) : undefined
  if (query && cart !== undefined) cache.writeQuery({ query, data: { cart } })
}
