import { type ComponentType, startTransition, useEffect, useState } from 'react'

/**
 * Creates a component that renders nothing at first and whose code is loaded after the document, when the browser is
 * idle.
 */
export function afterLoad(load: () => Promise<ComponentType>) {
  return function AfterLoad() {
    const [Part, setPart] = useState<ComponentType>()
    useEffect(() => {
      const bring = async () => {
        const part = await load()
        startTransition(() => setPart(() => part))
      }
      // Busy phones load it after a timeout; Safari has no idle callback.
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
