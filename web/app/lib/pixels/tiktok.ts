import type { Item, ShopEvent } from './events.ts'
import { fetchScript, type Vendor } from './vendor.ts'

const SCRIPT = 'https://analytics.tiktok.com/i18n/pixel/events.js'

type Call = [method: 'page' | 'track', ...rest: unknown[]]
/** A command queue that its script processes after loading. */
type Pixel = Call[] & {
  page?: () => void
  track?: (name: string, about: object, once?: object) => void
  _i?: Record<string, unknown>
  _t?: Record<string, number>
  _o?: Record<string, object>
}

declare global {
  interface Window {
    TiktokAnalyticsObject?: string
    ttq?: Pixel
  }
}

/** The video-ad pixel (TikTok). */
export const tiktok: Vendor = {
  load(id) {
    const pixel: Pixel = []
    pixel.page = () => void pixel.push(['page'])
    pixel.track = (...call) => void pixel.push(['track', ...call])
    pixel._i = { [id]: Object.assign([], { _u: SCRIPT }) }
    pixel._t = { [id]: Date.now() }
    pixel._o = { [id]: {} }
    window.TiktokAnalyticsObject = 'ttq'
    window.ttq = pixel
    fetchScript(`${SCRIPT}?sdkid=${id}&lib=ttq`)
  },
  send(event) {
    if (event.name === 'pageView') return window.ttq?.page?.()
    const words = inItsWords(event)
    if (!words) return
    const [name, about = {}, once] = words
    window.ttq?.track?.(name, about, ...(once ? [{ event_id: once }] : []))
  },
}

type Words = [name: string, about?: object, once?: string]

/** Undefined for events that it does not support. */
function inItsWords(event: ShopEvent): Words | undefined {
  if (event.name === 'viewItem') return ['ViewContent', worth([event.item], event.item.price)]
  if (event.name === 'search') return ['Search', { query: event.term }]
  if (event.name === 'addToCart') return ['AddToCart', worth(event.items, event.value)]
  if (event.name === 'beginCheckout') return ['InitiateCheckout', worth(event.items, event.value)]
  if (event.name === 'addPaymentInfo') return ['AddPaymentInfo', worth(event.items, event.value)]
  if (event.name === 'purchase') return ['CompletePayment', worth(event.items, event.value), event.order]
  if (event.name === 'wishlistAdd') return ['AddToWishlist', worth([event.item], event.item.price)]
  return event.name === 'signUp' ? ['CompleteRegistration'] : undefined
}

function worth(items: readonly Item[], value: number | undefined) {
  const contents = items.map(({ id, name, quantity = 1, price }) => ({
    content_id: id,
    content_name: name,
    quantity,
    price,
  }))
  return { content_type: 'product_group', contents, currency: 'EGP', value }
}
