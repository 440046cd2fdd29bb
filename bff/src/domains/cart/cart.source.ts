import type { Cart, CartMerge } from '#src/__generated__/rest.ts'
import type { StoreClient } from '#src/rest/client.ts'
import type { PathOf, RequestOf } from '#src/rest/operations.ts'
import type { VisitorHttp } from '#src/rest/visitor.ts'
import { isUnauthenticated } from '#src/rest/rest-error.ts'
import { cartTokenOf, forgetCartToken, keepCartToken, tellMerge } from './cart-token.ts'

type BodyOf<P extends PathOf<'post'>> = RequestOf<'post', P> extends { body: infer Body } ? Body : never
type Key = string | null | undefined

/**
 * The visitor's cart, identified by session or token; never cached. Every write returns the updated cart. A login
 * merges the guest's cart into the customer's, and the response reports the merge; a merge that was cut off is repeated
 * by the next write. A read with a session returns the customer's cart, whatever token it has.
 */
export function cartSource(api: StoreClient, http: VisitorHttp) {
  const tokenHeader = () => ({ header: { 'x-cart-token': cartTokenOf(http) } })
  /** The same with an idempotency key. */
  const writeHeaders = (key: Key) => ({ header: { ...tokenHeader().header, 'idempotency-key': key || undefined } })
  let joining: Promise<void> | undefined
  let merged: CartMerge | null = null
  /** Whether the store treated the visitor as a guest although the request has a session, which has expired then. */
  let isSessionDead = false

  /** Runs once per token and session: a login in this request creates the session only midway. */
  function join(): Promise<void> {
    const guestToken = cartTokenOf(http)
    if (joining || !guestToken || !api.token()) return joining ?? Promise.resolve()
    joining = api.post('/cart/merge', { body: { guestToken } }).then(
      ({ data: cart }) => {
        merged = cart?.merged && hasChanges(cart.merged) ? cart.merged : null
        forgetCartToken(http)
        if (merged) tellMerge(http, merged)
      },
      (error: unknown) => {
        // The session has expired: the visitor is a guest and keeps the guest cart.
        isSessionDead = isUnauthenticated(error)
        if (isSessionDead) return
        joining = undefined
        throw error
      },
    )
    return joining
  }

  async function callForCart(call: () => Promise<{ data: Cart }>): Promise<Cart> {
    await join()
    const { data: cart } = await call()
    keep(cart.token)
    return { ...cart, merged }
  }

  /** Stores the token of a new cart, which is a guest's, or extends the known one. */
  function keep(made: string | null): void {
    isSessionDead ||= made !== null
    keepCartToken(http, made)
  }

  return {
    /** Headers that identify the cart in calls of other sources. */
    token: () => cartTokenOf(http),
    /** Returns the token that a client without cookies sends for the cart of a guest; null for all others. */
    guestToken: () => (http.keepsCookies || (api.token() && !isSessionDead) ? null : (cartTokenOf(http) ?? null)),
    keep,
    /**
     * Merges the carts after a login, which does not fail with it: the token stays, and the next write repeats the
     * merge.
     */
    joinAtLogin: () => join().catch(() => undefined),
    /**
     * Returns the current cart, or null when there is none. `earlier` is the cart of an earlier answer; it is read again
     * only after a merge.
     */
    async current(earlier?: Cart | null): Promise<Cart | null> {
      if (earlier && !joining) {
        keepCartToken(http, null)
        return earlier
      }
      if (!cartTokenOf(http) && !api.token()) return null
      const { data: cart } = await api.get('/cart', tokenHeader())
      if (cart) keepCartToken(http, null)
      return cart && { ...cart, merged }
    },
    /** Adds all lines or none. One line takes the call of the specification, which every store has. */
    add: ([line, ...more]: BodyOf<'/cart/add-lines'>['lines'], key: Key) =>
      callForCart(() =>
        line && more.length === 0
          ? api.post('/cart/add', { ...writeHeaders(key), body: line })
          : api.post('/cart/add-lines', { ...writeHeaders(key), body: { lines: line ? [line, ...more] : [] } }),
      ),
    update: (body: BodyOf<'/cart/update'>, key: Key) =>
      callForCart(() => api.post('/cart/update', { ...writeHeaders(key), body })),
    remove: (body: BodyOf<'/cart/remove'>, key: Key) =>
      callForCart(() => api.post('/cart/remove', { ...writeHeaders(key), body })),
    setContact: (body: BodyOf<'/cart/contact'>) =>
      callForCart(() => api.post('/cart/contact', { ...tokenHeader(), body })),
    setAddress: (body: BodyOf<'/cart/address'>) =>
      callForCart(() => api.post('/cart/address', { ...tokenHeader(), body })),
    applyCoupon: (body: BodyOf<'/cart/coupon'>) =>
      callForCart(() => api.post('/cart/coupon', { ...tokenHeader(), body })),
    removeCoupon: () => callForCart(() => api.post('/cart/coupon/remove', tokenHeader())),
    choosePickup: (branchId: number) =>
      callForCart(() => api.post('/cart/pickup', { ...tokenHeader(), body: { branchId } })),
    chooseDelivery: () => callForCart(() => api.post('/cart/delivery', tokenHeader())),
    /** Returns the branches where the cart can be collected; null without a cart. */
    async pickupBranches(query: RequestOf<'get', '/cart/pickup-branches'>['query']) {
      if (!cartTokenOf(http) && !api.token()) return null
      return (await api.get('/cart/pickup-branches', { ...tokenHeader(), query })).data
    },
    clear: () => callForCart(() => api.post('/cart/clear', tokenHeader())),
    refresh: () => callForCart(() => api.post('/cart/refresh', tokenHeader())),
  }
}

function hasChanges({ added, summed, reduced, dropped }: CartMerge): boolean {
  return added + summed + reduced.length + dropped.length > 0
}
