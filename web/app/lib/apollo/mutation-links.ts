import { ApolloLink, type DocumentNode, Observable, type OperationVariables } from '@apollo/client'
import type { Modifier } from '@apollo/client/cache'
import { OperationTypeNode } from 'graphql'
import { tap } from 'rxjs'
import { reportWrite } from '#app/lib/browser/reports.ts'
import { faultOf, isOutage } from './fault.ts'
import { refetchQuery } from './refetch-query.ts'

/**
 * Refetches what the page shows of the cart and the customer after a mutation whose response was lost: it may have
 * taken effect. Never retries the mutation itself.
 */
export const rereadLink = new ApolloLink((operation, forward) => {
  const { client } = operation
  const reread = (error: unknown) => {
    if (operation.operationType !== OperationTypeNode.MUTATION || !isOutage(faultOf(error))) return
    // Runs after the optimistic response was rolled back.
    setTimeout(() => {
      void client.refetchQueries({
        updateCache: (cache) => cache.modify({ fields: { cart: invalidate, viewer: invalidate } }),
        onQueryUpdated({ query, variables }) {
          void refetchQuery(client, query, variables)
          return false
        },
      })
    })
  }
  return forward(operation).pipe(tap({ next: ({ errors }) => errors?.length && reread({ errors }), error: reread }))
})

const invalidate: Modifier<unknown> = (_, { INVALIDATE }) => INVALIDATE

/** Reports mutations that completed without an error to the analytics. */
export const analyticsLink = new ApolloLink((operation, forward) =>
  forward(operation).pipe(
    tap(({ data, errors }) => {
      if (operation.operationType === OperationTypeNode.MUTATION && data && !errors?.length)
        reportWrite({ variables: operation.variables, data })
    }),
  ),
)

const lastOf = new Map<string, Promise<void>>()

/** Sends operations with the same `queue` in their context one after another, in call order. */
export const queueLink = new ApolloLink((operation, forward) => {
  const { queue } = operation.getContext() as { queue?: string }
  if (!queue) return forward(operation)
  return new Observable((observer) => {
    // `Promise.withResolvers` is not supported by older phones.
    let resolve: () => void = () => undefined
    const end = new Promise<void>((settle) => (resolve = settle))
    const before = lastOf.get(queue) ?? Promise.resolve()
    lastOf.set(
      queue,
      before.then(() => end),
    )
    let left = false
    void before.then(() => (left ? resolve() : observer.add(forward(operation).subscribe(observer))))
    // Also called on completion.
    return () => {
      left = true
      resolve()
    }
  })
})

/** A cart mutation that can be sent later: the idempotency key in its input makes a retry safe. */
export type Change = { mutation: DocumentNode; variables: OperationVariables }

/** The queue of cart mutations to send when the network is back (domains/cart/offline). */
export type Waiting = {
  /** Whether a mutation must be queued: offline, or behind other queued ones. */
  mustWait: () => boolean
  /** Queues a mutation; false when it cannot be stored. */
  keep: (change: Change) => Promise<boolean>
}

let waiting: Waiting | undefined

/** Sets the queue for cart mutations while the shop is unreachable. */
export function letChangesWait(place: Waiting): void {
  waiting = place
}

/**
 * Queues a cart mutation with an optimistic response and a key while the shop is unreachable, and completes it with
 * that response. A mutation whose response was lost is queued too: its key prevents a second effect.
 */
export const waitingLink = new ApolloLink((operation, forward) => {
  const { optimisticResponse } = operation.getContext() as { optimisticResponse?: Record<string, unknown> }
  const change = { mutation: operation.query, variables: operation.variables }
  if (!optimisticResponse || !change.variables.input?.idempotencyKey) return forward(operation)
  const kept = async () => Boolean(waiting?.mustWait() && (await waiting.keep(change)))
  return new Observable((observer) => {
    const answer = () => {
      observer.next({ data: optimisticResponse })
      observer.complete()
    }
    const send = () =>
      forward(operation).subscribe({
        next: (result) => observer.next(result),
        complete: () => observer.complete(),
        error: (error: unknown) => {
          const mayWait = faultOf(error).code === 'UPSTREAM_UNAVAILABLE' ? kept() : Promise.resolve(false)
          void mayWait.then((is) => (is ? answer() : observer.error(error)))
        },
      })
    if (waiting?.mustWait()) void kept().then((is) => (is ? answer() : send()))
    else send()
  })
})
