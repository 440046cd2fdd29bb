import { ApolloLink, type DocumentNode, Observable, type OperationVariables } from '@apollo/client'
import { OperationTypeNode } from 'graphql'
import { tap } from 'rxjs'
import { tellWrite } from '#app/lib/analytics/told-writes.ts'
import { faultOf, isOutage } from './fault.ts'
import { rereadQueriesOf } from './payload-queries.ts'

/**
 * Asks for the cart and the customer of a mutation whose answer got lost: it may have been done, and then the page shows what was before. The
 * mutation itself is never sent again.
 */
export const rereadLink = new ApolloLink((operation, forward) => {
  const reread = (error: unknown) => {
    if (operation.operationType !== OperationTypeNode.MUTATION || !isOutage(faultOf(error))) return
    // Once the optimistic answer is taken back.
    setTimeout(() => {
      for (const query of rereadQueriesOf(operation.query)) {
        void operation.client.query({ query, fetchPolicy: 'network-only' }).catch(() => undefined)
      }
    })
  }
  return forward(operation).pipe(tap({ next: ({ errors }) => errors?.length && reread({ errors }), error: reread }))
})

/** Reports mutations that were answered without an error to the analytics. */
export const analyticsLink = new ApolloLink((operation, forward) =>
  forward(operation).pipe(
    tap(({ data, errors }) => {
      if (operation.operationType === OperationTypeNode.MUTATION && data && !errors?.length) tellWrite({ variables: operation.variables, data })
    }),
  ),
)

const lastOf = new Map<string, Promise<void>>()

/** Sends operations with the same `queue` in their context one after the other, in the order in which they were asked. */
export const queueLink = new ApolloLink((operation, forward) => {
  const { queue } = operation.getContext() as { queue?: string }
  if (!queue) return forward(operation)
  return new Observable((observer) => {
    const { promise, resolve } = withResolvers()
    const before = lastOf.get(queue) ?? Promise.resolve()
    lastOf.set(queue, before.then(() => promise))
    let left = false
    void before.then(() => (left ? resolve() : observer.add(forward(operation).subscribe(observer))))
    // Called when it is answered, too.
    return () => {
      left = true
      resolve()
    }
  })
})

/** `Promise.withResolvers` is too new for the phones that come here. */
function withResolvers() {
  let resolve: () => void = () => undefined
  const promise = new Promise<void>((settle) => (resolve = settle))
  return { promise, resolve }
}

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
 * Keeps a change of the cart that has an optimistic answer and a key while nobody can be reached, and answers it so. A change whose answer
 * got lost waits too: it may have been done, and its key sees to that.
 */
export const waitingLink = new ApolloLink((operation, forward) => {
  const { optimisticResponse } = operation.getContext() as { optimisticResponse?: Record<string, unknown> }
  const change = { mutation: operation.query, variables: operation.variables }
  if (!optimisticResponse || !change.variables.input?.key) return forward(operation)
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
