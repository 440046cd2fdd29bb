import { useEffect, useSyncExternalStore } from 'react'
import { isSettled, type Status } from './order-phase.ts'

const EVERY = 20_000

/** Options for the hook of an order's query: asks again every 20 s while somebody looks and something is expected to happen. */
export function usePolling(status: Status) {
  // The page's data came with it: nothing is asked before that is in the cache.
  const started = useSyncExternalStore(never, yes, no)
  return { skip: !started, pollInterval: isSettled(status) ? 0 : EVERY, skipPollAttempt: () => document.hidden }
}

/** Asks at once when somebody comes back to the page. */
export function useRefreshOnReturn(refetch: () => Promise<unknown>): void {
  useEffect(() => {
    const returned = () => {
      // A page that cannot be refreshed now stands as it is: the next try comes soon.
      if (!document.hidden) refetch().catch(() => undefined)
    }
    document.addEventListener('visibilitychange', returned)
    return () => document.removeEventListener('visibilitychange', returned)
  }, [refetch])
}

const never = () => () => undefined
const yes = () => true
const no = () => false
