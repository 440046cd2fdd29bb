import type { Item } from './events.ts'
import { adEvent, fetchScript, type Vendor } from './vendor.ts'

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
    const { name, items, value } = adEvent(event) ?? {}
    if (!name) return
    if (event.name === 'search') return window.ttq?.track?.(name, { query: event.term })
    const about = items ? worth(items, value) : {}
    if (event.name !== 'purchase') return window.ttq?.track?.(name, about)
    window.ttq?.track?.('CompletePayment', about, { event_id: event.order })
  },
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
