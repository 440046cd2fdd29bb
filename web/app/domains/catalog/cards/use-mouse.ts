import { useSyncExternalStore } from 'react'

const QUERY = '(hover: hover) and (pointer: fine) and (min-width: 64rem)'

/** Whether the visitor has a wide screen and a mouse; never during server rendering. */
export function useMouse(): boolean {
  return useSyncExternalStore(subscribe, matches, () => false)
}

function subscribe(changed: () => void): () => void {
  const query = window.matchMedia?.(QUERY)
  query?.addEventListener('change', changed)
  return () => query?.removeEventListener('change', changed)
}

function matches(): boolean {
  return window.matchMedia?.(QUERY).matches ?? false
}
