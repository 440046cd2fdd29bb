import { type ComponentType, lazy, type ReactNode, Suspense, useDeferredValue, useMemo, useState } from 'react'

/**
 * Creates a component whose code the browser loads after the page's own, to reduce the initial load. The server renders
 * it immediately: its HTML is in the document, for visitors without JavaScript and for search engines. `fallback` is
 * shown after a client-side navigation until the code is loaded. Offline, the rest of the page works without it, and it
 * appears when the connection is back.
 */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>, fallback: ReactNode = null) {
  let here: ComponentType<Props> | undefined
  const wait = async () => {
    here = await loadWithRetry(load)
    return { default: here }
  }
  const Lazy = lazy(wait) as unknown as ComponentType<Props>
  // Loading it only at render time would give the first visitor of the server an empty placeholder.
  if (import.meta.env.SSR) void wait()
  return function LazyPart(props: Props) {
    // Set once: another component type in the same place would lose its state and the focus.
    const [Part] = useState(() => here ?? Lazy)
    // Before its code is there, an urgent update would take the server's HTML of the part away, and the page would jump.
    const deferred = useDeferredValue(props)
    const given = here ? props : deferred
    return useMemo(
      () => (
        <Suspense fallback={fallback}>
          <Part {...given} />
        </Suspense>
      ),
      [Part, given],
    )
  }
}

/**
 * Loads code with retries. Offline, it waits for a connection and tries again, because a rejected import would make
 * React unmount the whole page. Online, it retries once after all prefetches have ended, because those fail silently.
 * Rejects after that.
 */
export async function loadWithRetry<T>(load: () => Promise<T>, isLast = false): Promise<T> {
  try {
    return await load()
  } catch (error) {
    if (import.meta.env.SSR || (navigator.onLine && isLast)) throw error
    if (navigator.onLine) return prefetchesSettled().then(() => loadWithRetry(load, true))
    await new Promise((resolve) => addEventListener('online', resolve, { once: true }))
    return loadWithRetry(load)
  }
}

const inFlight = new Set<Promise<unknown>>()

/** Prefetches code. A failure is ignored, because the component that needs the code requests it again. Browser only. */
export function prefetch(load: () => Promise<unknown>): void {
  const coming = load()
    .catch(() => {})
    .finally(() => inFlight.delete(coming))
  inFlight.add(coming)
}

/** Whether any prefetch is in flight. */
export const isPrefetching = (): boolean => inFlight.size > 0

/** Resolves when all current prefetches have completed or failed. */
const prefetchesSettled = (): Promise<unknown> => Promise.all(inFlight)
