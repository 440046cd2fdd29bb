import type { Item, ShopEvent } from './events.ts'
import { fetchScript, type Vendor } from './vendor.ts'

declare global {
  interface Window {
    dataLayer?: object[]
  }
}

/** The tag manager (Google). Events go to its data layer in the GA4 format; the container decides how they are used. */
export const google: Vendor = {
  load(id) {
    window.dataLayer = [{ 'gtm.start': Date.now(), event: 'gtm.js' }]
    fetchScript(`https://www.googletagmanager.com/gtm.js?id=${id}`)
  },
  send(event) {
    const { ecommerce, ...rest } = inItsWords(event)
    // Otherwise fields of the previous event would be merged into this one.
    window.dataLayer?.push(...(ecommerce ? [{ ecommerce: null }, { ...rest, ecommerce }] : [rest]))
  },
}

function inItsWords(event: ShopEvent): { event: string; ecommerce?: object; [more: string]: unknown } {
  switch (event.name) {
    case 'pageView':
      return { event: 'page_view', page_path: event.path, page_title: event.title }
    case 'viewItem':
      return { event: 'view_item', ecommerce: { currency: 'EGP', value: event.item.price, items: [item(event.item)] } }
    case 'viewItemList':
      return { event: 'view_item_list', ecommerce: { item_list_name: event.list, items: event.items.map(item) } }
    case 'search':
      return { event: 'search', search_term: event.term, results: event.results }
    case 'addToCart':
      return { event: 'add_to_cart', ecommerce: goods(event) }
    case 'removeFromCart':
      return { event: 'remove_from_cart', ecommerce: goods(event) }
    case 'beginCheckout':
      return { event: 'begin_checkout', ecommerce: goods(event) }
    case 'addShippingInfo':
      return { event: 'add_shipping_info', ecommerce: goods(event) }
    case 'addPaymentInfo':
      return { event: 'add_payment_info', ecommerce: { ...goods(event), payment_type: event.method } }
    case 'purchase':
      return { event: 'purchase', ecommerce: { transaction_id: event.order, coupon: event.coupon, ...goods(event) } }
    case 'wishlistAdd':
      return {
        event: 'add_to_wishlist',
        ecommerce: { currency: 'EGP', value: event.item.price, items: [item(event.item)] },
      }
    case 'signUp':
      return { event: 'sign_up' }
    case 'login':
      return { event: 'login' }
  }
}

function goods({ items, value }: { items: readonly Item[]; value: number }) {
  return { currency: 'EGP', value, items: items.map(item) }
}

function item({ id, name, price, quantity, position, category, brand }: Item) {
  return { item_id: id, item_name: name, price, quantity, index: position, item_category: category, item_brand: brand }
}
