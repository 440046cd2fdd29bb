/** A product in an event. `id` is its code in the feeds, `price` its unit price in EGP, `position` starts at 1. */
export type Item = {
  id: string
  name: string
  price?: number
  quantity?: number
  position?: number
  category?: string
  brand?: string
}

/** A value in EGP, and its items. */
type Goods = { items: readonly Item[]; value: number }

/**
 * All analytics events. No event contains, or has a field for, a name, number, address or e-mail of a person; `order`
 * is an order number.
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
  | ({ name: 'purchase'; order: string; coupon?: string } & Goods)
  | { name: 'wishlistAdd'; item: Item }
  | { name: 'signUp' }
  | { name: 'login' }

/** Maximum number of events kept for reading: enough for a long visit, bounded against a memory leak. */
const KEPT = 200

let emitted: ShopEvent[] = []
let deliver: ((event: ShopEvent) => void) | undefined

/**
 * Emits an event: to the ledger, to listeners of `shop:event` on the document, and to the pixels that the visitor
 * allows. Browser only.
 */
export function track(event: ShopEvent): void {
  emitted = [...emitted.slice(1 - KEPT), event]
  document.dispatchEvent(new CustomEvent<ShopEvent>('shop:event', { detail: event }))
  deliver?.(event)
}

/**
 * Returns the events of this document, oldest first. Kept in memory only, because storing on the device requires
 * consent.
 */
export function ledger(): readonly ShopEvent[] {
  return emitted
}

/** Adds a destination of events besides the ledger. Returns a function that removes it. */
export function deliverTo(take: (event: ShopEvent) => void): () => void {
  deliver = take
  return () => {
    deliver = undefined
  }
}
