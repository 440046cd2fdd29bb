import { useCallback, useState } from 'react'
import type { OperationVariables, TypedDocumentNode } from '@apollo/client'
import { notifyError, notifyRefusals } from '#app/lib/notify/notify-error.ts'
import { type MutationData, refusalsIn, runMutation, type UserError, type Written } from './mutate.ts'
import { apolloClient } from './client.ts'

type Options<Data> = {
  optimistic?: Written<Data>
  /** Takes the refusals; without it they are shown as a toast. */
  onRefused?: (errors: UserError[]) => void
}

/**
 * Runs a mutation from a component. `run` gives the data, refused or not, or undefined after a fault, which is shown as a toast.
 * For writes that must work without JavaScript use a form and a route's action instead (`web/README.md`).
 */
export function useAppMutation<Data extends MutationData, Variables extends OperationVariables>(mutation: TypedDocumentNode<Data, Variables>) {
  const [loading, setLoading] = useState(false)
  const run = useCallback(
    async (variables: Variables, { optimistic, onRefused = notifyRefusals }: Options<Data> = {}): Promise<Written<Data> | undefined> => {
      setLoading(true)
      try {
        const data = await runMutation(apolloClient(), mutation, variables, optimistic)
        const refusals = refusalsIn(data)
        if (refusals.length > 0) onRefused(refusals)
        return data
      } catch (error) {
        notifyError(error)
        return undefined
      } finally {
        setLoading(false)
      }
    },
    [mutation],
  )
  return [run, { loading }] as const
}
