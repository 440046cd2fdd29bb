import type { ApolloCache } from '@apollo/client'
import type { Locale } from '#app/lib/locale/locale.ts'
import { CartShownDocument, type CartShownQuery } from './__generated__/cart-writes.ts'
import { withQuantity } from './optimistic-cart.ts'

let last = 0

/** Shows another quantity of a line wherever the cart is shown, until the returned function is called. */
export function showQuantity(cache: ApolloCache, lineId: string, quantity: number, locale: Locale): () => void {
  const id = `cart-quantity-${++last}`
  cache.recordOptimisticTransaction((layer) => {
    const cart = layer.readQuery({ query: CartShownDocument }, true)?.cart
    if (cart) layer.writeQuery({ query: CartShownDocument, data: { cart: withQuantity(cart, lineId, quantity, locale) } })
  }, id)
  return () => cache.removeOptimistic(id)
}

/** The cart as the page shows it, with what is not answered yet; null when it is not all there. */
export function cartShown(cache: ApolloCache): CartShownQuery['cart'] {
  return cache.readQuery({ query: CartShownDocument }, true)?.cart ?? null
}
