import { expect, test } from 'vitest'
import {
  cartEmptyGuard,
  cartGuard,
  type CheckoutPage,
  type GuardedCart,
} from '#app/domains/cart/checkout/cart-guard.ts'

const pages: CheckoutPage[] = ['/my-cart', '/cart', '/cart/address', '/cart/payments']
const toCart = [undefined, '/my-cart', '/my-cart', '/my-cart']

test.each([
  ['nothing was ever in the cart', null, [undefined, undefined, undefined, '/my-cart']],
  ['the cart is empty', cart('CART', []), [undefined, undefined, undefined, '/my-cart']],
  ['nothing in it can be ordered', cart('CART', ['OUT_OF_STOCK']), toCart],
  ['a line of it cannot be ordered', cart('PAYMENT', [null, 'QUANTITY_REDUCED']), toCart],
  ['who orders is not known', cart('CONTACT'), [undefined, undefined, '/cart', '/cart']],
  ['where it goes is not known', cart('ADDRESS'), [undefined, undefined, undefined, '/cart/address']],
  ['everything is known', cart('PAYMENT'), [undefined, undefined, undefined, undefined]],
])('guard cart: %s', (_when, given, targets) => {
  expect(pages.map((page) => cartGuard(page, given))).toEqual(targets)
})

test.each([
  [null, false],
  [cart('CART', []), false],
  [cart('CART', ['OUT_OF_STOCK', 'VARIANT_UNAVAILABLE']), false],
  [cart('CART', ['OUT_OF_STOCK', null]), true],
  [cart('CART', ['QUANTITY_REDUCED']), true],
])('guard cart-empty passes only carts with a purchasable line: %j', (given, passes) => {
  expect(cartEmptyGuard(given)).toBe(passes ? undefined : '/my-cart?notice=CART_EMPTY')
})

test('who goes back after an order reads of the order, not that the cart is empty', () => {
  expect(cartEmptyGuard({ ...cart('CART', []), lastOrder: { number: 'MD-4821350' } })).toBe('/my-cart')
})

function cart(
  nextStep: NonNullable<GuardedCart>['nextStep'],
  problems: (string | null)[] = [null],
): NonNullable<GuardedCart> {
  return { nextStep, lines: problems.map((problem) => ({ problem })), lastOrder: null }
}
