/** The pages of the checkout, in the order in which a visitor comes to them. */
export type CheckoutPage = '/my-cart' | '/cart' | '/cart/address' | '/cart/payments'

/** What the guards look at; null: nothing was ever put into the cart. */
export type GuardedCart = { nextStep: 'CART' | 'CLIENT' | 'ADDRESS' | 'PAYMENT'; lines: readonly { problem: string | null }[] } | null

const pages: Record<NonNullable<GuardedCart>['nextStep'], CheckoutPage> = {
  CART: '/my-cart',
  CLIENT: '/cart',
  ADDRESS: '/cart/address',
  PAYMENT: '/cart/payments',
}
const order: readonly CheckoutPage[] = ['/my-cart', '/cart', '/cart/address', '/cart/payments']

/**
 * The guard 'cart' (docs/rules/cart.md#guard-cart): where a visitor to `page` goes instead, or undefined to stay. A page is open when every step
 * before it is done; an empty cart may stand on every page but the last one, which shows the empty state.
 */
export function cartGuard(page: CheckoutPage, cart: GuardedCart): CheckoutPage | undefined {
  if (isEmpty(cart) || !cart) return page === '/cart/payments' ? '/my-cart' : undefined
  // Nothing in it can be ordered as it stands: the cart page says why.
  if (cart.nextStep === 'CART') return page === '/my-cart' ? undefined : '/my-cart'
  const open = pages[cart.nextStep]
  return order.indexOf(page) > order.indexOf(open) ? open : undefined
}

/** The guard 'cart-empty': to the cart page, which tells why, unless something in the cart can be bought. */
export function cartEmptyGuard(cart: GuardedCart): '/my-cart?notice=CART_EMPTY' | undefined {
  const buyable = cart?.lines.some(({ problem }) => problem === null || problem === 'QUANTITY_REDUCED')
  return buyable ? undefined : '/my-cart?notice=CART_EMPTY'
}

function isEmpty(cart: GuardedCart): boolean {
  return !cart || cart.lines.length === 0
}
