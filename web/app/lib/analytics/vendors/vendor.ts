import type { ShopEvent } from '#app/lib/analytics/events.ts'

/** One who measures: `load` fetches its script once, `send` tells it an event in its own words. */
export type Vendor = { load: (id: string) => void; send: (event: ShopEvent) => void }

/** Fetches a script of another site. The document's policy lets in only what the visitor agreed to. */
export function fetchScript(address: string): void {
  const script = document.createElement('script')
  script.async = true
  script.src = address
  document.head.append(script)
}
