import type { Item, ShopEvent } from './events.ts'
import { fetchScript, type Vendor } from './vendor.ts'

type Pixel = {
  (...call: unknown[]): void
  callMethod?: (...call: unknown[]) => void
  queue: unknown[][]
  push: (...call: unknown[]) => void
  loaded: boolean
  version: string
  disablePushState: boolean
}

declare global {
  interface Window {
    fbq?: Pixel
    _fbq?: Pixel
  }
}

/** The ad pixel (Meta), which reports the results of advertisements. Products are groups of its feed, by their code. */
export const meta: Vendor = {
  load(id) {
    const queue: unknown[][] = []
    const push = (...args: unknown[]) => (call.callMethod ? call.callMethod(...args) : void queue.push(args))
    // By default it would report every address itself, including private ones.
    const call: Pixel = Object.assign(push, { push, queue, loaded: true, version: '2.0', disablePushState: true })
    window.fbq = window._fbq = call
    // Disables its automatic reading of input and clicks.
    call('set', 'autoConfig', false, id)
    call('init', id)
    fetchScript('https://connect.facebook.net/en_US/fbevents.js')
  },
  send(event) {
    const words = inItsWords(event)
    if (!words) return
    const [name, about = {}, once] = words
    window.fbq?.('track', name, about, ...(once ? [{ eventID: once }] : []))
  },
}

type Words = [name: string, about?: object, once?: string]

/** Undefined for events that it does not support. */
function inItsWords(event: ShopEvent): Words | undefined {
  if (event.name === 'pageView') return ['PageView']
  if (event.name === 'viewItem') return ['ViewContent', worth([event.item], event.item.price)]
  if (event.name === 'search') return ['Search', { search_string: event.term }]
  if (event.name === 'addToCart') return ['AddToCart', worth(event.items, event.value)]
  if (event.name === 'beginCheckout') return ['InitiateCheckout', worth(event.items, event.value)]
  if (event.name === 'addPaymentInfo') return ['AddPaymentInfo', worth(event.items, event.value)]
  if (event.name === 'purchase')
    return ['Purchase', { ...worth(event.items, event.value), order_id: event.order }, event.order]
  if (event.name === 'wishlistAdd') return ['AddToWishlist', worth([event.item], event.item.price)]
  return event.name === 'signUp' ? ['CompleteRegistration'] : undefined
}

function worth(items: readonly Item[], value: number | undefined) {
  return {
    content_type: 'product_group',
    content_ids: items.map(({ id }) => id),
    contents: items.map(({ id, quantity = 1, price }) => ({ id, quantity, item_price: price })),
    num_items: items.reduce((sum, { quantity = 1 }) => sum + quantity, 0),
    currency: 'EGP',
    value,
  }
}
