import type { ShopEvent } from './events.ts'

/** An analytics vendor: `load` fetches its script once, `send` sends an event in its format. */
export type Vendor = { load: (id: string) => void; send: (event: ShopEvent) => void }

/** Loads a third-party script. The document's policy allows only scripts that the visitor consented to. */
export function fetchScript(address: string): void {
  const script = document.createElement('script')
  script.async = true
  script.src = address
  document.head.append(script)
}
