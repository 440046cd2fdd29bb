import { useSyncExternalStore } from 'react'

/** Whether the device has a network, as the browser knows; yes on the server. */
export function useOnline(): boolean {
  return useSyncExternalStore(watch, () => navigator.onLine, () => true)
}

function watch(changed: () => void): () => void {
  addEventListener('online', changed)
  addEventListener('offline', changed)
  return () => {
    removeEventListener('online', changed)
    removeEventListener('offline', changed)
  }
}
