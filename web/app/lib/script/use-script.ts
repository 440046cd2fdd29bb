import { useSyncExternalStore } from 'react'

/** Whether a script runs this page: not during server rendering, nor for who has none. */
export function useScript(): boolean {
  return useSyncExternalStore(never, yes, no)
}

const never = () => () => undefined
const yes = () => true
const no = () => false
