import { type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react'
import { lasting } from './lasting.ts'

/**
 * Creates a component whose code the browser loads after the page's own, to reduce the initial load. The server renders it immediately: its
 * HTML is in the document, for visitors without JavaScript and for search engines. `fallback` is shown after a client-side navigation until
 * the code is loaded. Offline, the rest of the page works without it, and it appears when the connection is back.
 */
export function later<Props extends object>(load: () => Promise<ComponentType<Props>>, fallback: ReactNode = null) {
  let here: ComponentType<Props> | undefined
  const wait = async () => {
    here = await lasting(load)
    return { default: here }
  }
  const Lazy = lazy(wait) as unknown as ComponentType<Props>
  // Loading it only at render time would give the first visitor of the server an empty placeholder.
  if (import.meta.env.SSR) void wait()
  return function Later(props: Props) {
    // Set once: another component type in the same place would lose its state and the focus.
    const [Part] = useState(() => here ?? Lazy)
    return (
      <Suspense fallback={fallback}>
        <Part {...props} />
      </Suspense>
    )
  }
}
