// @vitest-environment node
import type { ShouldRevalidateFunctionArgs } from 'react-router'
import { expect, test } from 'vitest'
import { shouldRevalidate as cart } from './my-cart/page.tsx'
import { shouldRevalidate as photos } from './photos/page.tsx'
import { shouldRevalidate as product } from './product/page.tsx'

type Rule = (args: ShouldRevalidateFunctionArgs) => boolean

test.each<[string, Rule, from: string, to: string, loads: boolean]>([
  [
    'does not load the cart again when its notice leaves the address',
    cart,
    '/my-cart?notice=CART_EMPTY',
    '/my-cart',
    false,
  ],
  ['loads the cart again when it is opened again', cart, '/my-cart', '/my-cart', true],
  ['loads the page after a cart with a notice', cart, '/my-cart?notice=CART_EMPTY', '/cart', true],
  ['does not load a product again for another colour', product, '/products/shirt', '/products/shirt?color=red', false],
  [
    'loads a product again when its address is opened again',
    product,
    '/products/shirt?color=red',
    '/products/shirt?color=red',
    true,
  ],
  ['loads another product', product, '/products/shirt', '/products/ball', true],
  [
    'does not load the photos again when one is opened',
    photos,
    '/photos?album=cairo',
    '/photos?album=cairo&photo=7',
    false,
  ],
  ['does not load the photos again when one is closed', photos, '/photos?photo=7', '/photos', false],
  ['loads another album', photos, '/photos?album=cairo', '/photos?album=giza', true],
])('%s', (_, rule, from, to, loads) => {
  const [currentUrl, nextUrl] = [from, to].map((path) => new URL(path, 'https://shop.example')) as [URL, URL]
  expect(rule({ currentUrl, nextUrl, currentParams: {}, nextParams: {}, defaultShouldRevalidate: true })).toBe(loads)
})
