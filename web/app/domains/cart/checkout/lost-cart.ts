import { goTo } from '#app/lib/route/results.ts'

/** A step of the checkout whose cart is empty or gone goes back to the cart page, which says so. */
export function lostCart(userErrors: readonly { code: string }[]): void {
  const lost = userErrors.some(({ code }) => code === 'CART_EMPTY' || code === 'NOT_FOUND')
  if (lost) throw goTo('/my-cart?notice=CART_EMPTY')
}
