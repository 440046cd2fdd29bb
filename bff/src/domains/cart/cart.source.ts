import type { Cart } from '#src/__generated__/rest.ts'
import type { StoreClient } from '#src/rest/client.ts'
import type { PathOf, RequestOf } from '#src/rest/operations.ts'
import type { VisitorHttp } from '#src/rest/visitor.ts'
import { cartTokenOf, keepCartToken } from './cart-token.ts'

type BodyOf<P extends PathOf<'post'>> = RequestOf<'post', P> extends { body: infer Body } ? Body : never

/** The visitor's cart, known by its token; never cached. Every write answers with the cart after it. */
export function cartSource(api: StoreClient, http: VisitorHttp) {
  const known = () => ({ header: { 'x-cart-token': cartTokenOf(http) } })

  async function kept(call: Promise<{ data: Cart }>): Promise<Cart> {
    const { data: cart } = await call
    keepCartToken(http, cart.token)
    return cart
  }

  return {
    /** What other calls say which cart is meant by. */
    token: () => cartTokenOf(http),
    /** Keeps the token of a cart that another call made, or the known one for longer. */
    keep: (made: string | null) => keepCartToken(http, made),
    /** The cart as it is now; null when there is none. */
    async current(): Promise<Cart | null> {
      if (!cartTokenOf(http)) return null
      const { data: cart } = await api.get('/cart', known())
      if (cart) keepCartToken(http, null)
      return cart
    },
    add: (body: BodyOf<'/cart/add'>) => kept(api.post('/cart/add', { ...known(), body })),
    update: (body: BodyOf<'/cart/update'>) => kept(api.post('/cart/update', { ...known(), body })),
    remove: (body: BodyOf<'/cart/remove'>) => kept(api.post('/cart/remove', { ...known(), body })),
    setClient: (body: BodyOf<'/cart/client'>) => kept(api.post('/cart/client', { ...known(), body })),
    setAddress: (body: BodyOf<'/cart/address'>) => kept(api.post('/cart/address', { ...known(), body })),
    clear: () => kept(api.post('/cart/clear', known())),
    refresh: () => kept(api.post('/cart/refresh', known())),
  }
}
