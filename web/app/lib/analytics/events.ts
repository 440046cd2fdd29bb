/** A product as it is measured. `id` is its code in the feeds, `price` that of one in EGP, `position` begins with 1. */
export type Item = {
  id: string
  name: string
  price?: number
  quantity?: number
  position?: number
  category?: string
  brand?: string
}

/** What is worth in EGP, and what of. */
type Goods = { items: readonly Item[]; value: number }

/**
 * What can be told of a visit. No event has a name, a number, an address or an e-mail of a person, nor a place to put one; `order`
 * is the number of an order.
 */
export type ShopEvent =
  | { name: 'pageView'; path: string; title: string }
  | { name: 'viewItem'; item: Item }
  | { name: 'viewItemList'; list: string; items: readonly Item[] }
  | { name: 'search'; term: string; results: number }
  | ({ name: 'addToCart' } & Goods)
  | ({ name: 'removeFromCart' } & Goods)
  | ({ name: 'beginCheckout' } & Goods)
  | ({ name: 'addShippingInfo' } & Goods)
  | ({ name: 'addPaymentInfo'; method: 'cash_on_delivery' } & Goods)
  | ({ name: 'purchase'; order: string } & Goods)
  | { name: 'wishlistAdd'; item: Item }
  | { name: 'signUp' }
  | { name: 'login' }

/** Events that are kept to be read: a long visit, not a memory leak. */
const KEPT = 200

let told: ShopEvent[] = []
let deliver: ((event: ShopEvent) => void) | undefined

/**
 * Tells an event: to the ledger, to whoever listens to `shop:event` on the document, and to the pixels as far as the visitor lets
 * them in. Browser only.
 */
export function track(event: ShopEvent): void {
  told = [...told.slice(1 - KEPT), event]
  document.dispatchEvent(new CustomEvent<ShopEvent>('shop:event', { detail: event }))
  deliver?.(event)
}

/** What was told in this document, oldest first. In memory alone: nothing is written to a device before its visitor agrees. */
export function ledger(): readonly ShopEvent[] {
  return told
}

/** Where events go beyond the ledger. Returns how to stop. */
export function deliverTo(take: (event: ShopEvent) => void): () => void {
  deliver = take
  return () => {
    deliver = undefined
  }
}
