import type { Item, ShopEvent } from './events.ts'

/** An analytics vendor: `load` fetches its script once, `send` sends an event in its format. */
export type Vendor = { load: (id: string) => void; send: (event: ShopEvent) => void }

/** Loads a third-party script. The document's policy allows only scripts that the visitor consented to. */
export function fetchScript(address: string): void {
  const script = document.createElement('script')
  script.async = true
  script.src = address
  document.head.append(script)
}

/** The standard names that ad networks share. Events without one are not sent to them. */
const AD_NAMES: { [Name in ShopEvent['name']]?: string } = {
  viewItem: 'ViewContent',
  search: 'Search',
  addToCart: 'AddToCart',
  beginCheckout: 'InitiateCheckout',
  addPaymentInfo: 'AddPaymentInfo',
  purchase: 'Purchase',
  wishlistAdd: 'AddToWishlist',
  signUp: 'CompleteRegistration',
}

/** An event as ad networks name it, with its items and their value in EGP; undefined when they do not support it. */
export function adEvent(event: ShopEvent): { name: string; items?: readonly Item[]; value?: number } | undefined {
  const name = AD_NAMES[event.name]
  if (!name) return undefined
  if ('item' in event) return { name, items: [event.item], value: event.item.price }
  return 'value' in event ? { name, items: event.items, value: event.value } : { name }
}
