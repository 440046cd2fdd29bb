import { moneyOf } from '#app/lib/money/money.ts'
import type { CartLineRow_LineFragment as Line, WholeCart_CartFragment as Cart } from './__generated__/whole-cart.ts'

const image = { __typename: 'Image', base: '/images/i', alt: '' } as const

/** For tests: a line with two shirts at 1,490 instead of 1,650; nine are available. */
export function lineOf(given: Partial<Line> = {}): Line {
  return {
    __typename: 'CartLine',
    id: '1',
    quantity: 2,
    available: 9,
    problem: null,
    unitPrice: moneyOf(149000, 'en'),
    compareAtPrice: moneyOf(165000, 'en'),
    price: moneyOf(298000, 'en'),
    parts: [],
    product: {
      __typename: 'Product',
      id: `p${given.id ?? '1'}`,
      slug: 'shirt',
      code: 'SHIRT',
      name: 'Al Ahly home shirt',
      image,
      colors: [],
    },
    variant: {
      __typename: 'Variant',
      id: `v${given.id ?? '1'}`,
      color: { __typename: 'Color', id: 'red', name: 'red' },
      size: { __typename: 'Size', id: 'L', label: 'L' },
    },
    ...given,
  }
}

/** For tests: a cart of these lines at revision 5. Its totals match the default line unless given. */
export function cartOf(lines: Line[] = [lineOf()], given: Partial<Cart> = {}): Cart & { __typename: 'Cart' } {
  return {
    id: 'c',
    revision: 5,
    quantity: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    nextStep: 'CONTACT',
    subtotal: moneyOf(330000, 'en'),
    discount: moneyOf(32000, 'en'),
    couponDiscount: moneyOf(0, 'en'),
    coupon: null,
    freeDelivery: null,
    deliveryFee: null,
    total: moneyOf(298000, 'en'),
    tax: moneyOf(36596, 'en'),
    lines,
    changes: [],
    contact: null,
    address: null,
    delivery: null,
    pickup: null,
    lastOrder: null,
    ...given,
    __typename: 'Cart',
  }
}
