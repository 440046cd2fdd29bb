import { type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react'
import { lasting } from './lasting.ts'

/**
 * A component whose code the browser fetches after the page's own, so that the page needs less to begin with. The server has it
 * from the start: its HTML is in the document, for visitors without JavaScript and for search engines. `fallback` stands in its
 * place after a navigation in the browser, until the code is there. Without a network the rest of the page goes on without it, and it
 * comes when there is one again.
 */
export function later<Props extends object>(load: () => Promise<ComponentType<Props>>, fallback: ReactNode = null) {
  let here: ComponentType<Props> | undefined
  const wait = async () => {
    here = await lasting(load)
    return { default: here }
  }
  const Lazy = lazy(wait) as unknown as ComponentType<Props>
  // Asked for as late as a page is rendered, the server would send the first visitor a gap that only a script fills.
  if (import.meta.env.SSR) void wait()
  return function Later(props: Props) {
    // Once for all: another type where the same stands would take its state and the focus away.
    const [Part] = useState(() => here ?? Lazy)
    return (
      <Suspense fallback={fallback}>
        <Part {...props} />
      </Suspense>
    )
  }
}
