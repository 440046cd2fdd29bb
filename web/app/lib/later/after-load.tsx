import { type ComponentType, startTransition, useEffect, useState } from 'react'

/** A component that shows nothing and whose code may wait: fetched when the document has loaded and the browser has nothing to do. */
export function afterLoad(load: () => Promise<ComponentType>) {
  return function AfterLoad() {
    const [Part, setPart] = useState<ComponentType>()
    useEffect(() => {
      const bring = async () => {
        const part = await load()
        startTransition(() => setPart(() => part))
      }
      // A phone that is never idle gets it all the same; Safari does not say when it is.
      const soon = () => {
        if (window.requestIdleCallback) window.requestIdleCallback(() => void bring(), { timeout: 3_000 })
        else setTimeout(() => void bring())
      }
      if (document.readyState === 'complete') return soon()
      window.addEventListener('load', soon, { once: true })
      return () => window.removeEventListener('load', soon)
    }, [])
    return Part ? <Part /> : null
  }
}
