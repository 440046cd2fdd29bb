import type { Item } from './events.ts'
import { adEvent, fetchScript, type Vendor } from './vendor.ts'

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
    if (event.name === 'pageView') return window.fbq?.('track', 'PageView', {})
    const { name, items, value } = adEvent(event) ?? {}
    if (!name) return
    if (event.name === 'search') return window.fbq?.('track', name, { search_string: event.term })
    const about = items ? worth(items, value) : {}
    if (event.name !== 'purchase') return window.fbq?.('track', name, about)
    // The id counts an order once.
    window.fbq?.('track', name, { ...about, order_id: event.order }, { eventID: event.order })
  },
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
