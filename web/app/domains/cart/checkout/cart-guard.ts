/** The pages of the checkout, in order. */
export type CheckoutPage = '/my-cart' | '/cart' | '/cart/address' | '/cart/payments'

/** The cart fields that the guards read; null when there is no cart. */
export type GuardedCart = {
  nextStep: 'CART' | 'CONTACT' | 'ADDRESS' | 'PAYMENT'
  lines: readonly { problem: string | null }[]
  lastOrder: object | null
} | null

/** CART: no line can be ordered. */
const pages: Record<NonNullable<GuardedCart>['nextStep'], CheckoutPage> = {
  CART: '/my-cart',
  CONTACT: '/cart',
  ADDRESS: '/cart/address',
  PAYMENT: '/cart/payments',
}
const order: readonly CheckoutPage[] = ['/my-cart', '/cart', '/cart/address', '/cart/payments']

/**
 * The guard 'cart' (docs/rules/cart.md#guard-cart): returns the redirect target for a visitor to `page`, or undefined
 * to stay. A page is open when every earlier step is complete; an empty cart is allowed on every page except the last,
 * and shows the empty state. A cart that the store would refuse for a line stays on its page, which shows why.
 */
export function cartGuard(page: CheckoutPage, cart: GuardedCart): CheckoutPage | undefined {
  if (!cart || cart.lines.length === 0) return page === '/cart/payments' ? '/my-cart' : undefined
  const open = cart.lines.some(({ problem }) => problem !== null) ? '/my-cart' : pages[cart.nextStep]
  return order.indexOf(page) > order.indexOf(open) ? open : undefined
}

/**
 * The guard 'cart-empty': redirects to the cart page, which shows the reason, unless a line of the cart can be ordered.
 * Without the notice after an order, which that page names.
 */
export function cartEmptyGuard(cart: GuardedCart): '/my-cart' | '/my-cart?notice=CART_EMPTY' | undefined {
  const buyable = cart?.lines.some(({ problem }) => problem === null || problem === 'QUANTITY_REDUCED')
  if (buyable) return undefined
  return cart?.lines.length === 0 && cart.lastOrder ? '/my-cart' : '/my-cart?notice=CART_EMPTY'
}
