import { act, fireEvent, render, screen } from '@testing-library/react'
import { createRoutesStub } from 'react-router'
import { useQuery } from '@apollo/client/react'
import { expect, test } from 'vitest'
import { moneyOf } from '#app/lib/money/money.ts'
import { addLoaded, clientWithAnswers, withClient } from '#app/lib/testing/apollo-answers.tsx'
import { inLocale } from '#app/lib/testing/in-locale.tsx'
import { CartShownDocument } from '#app/domains/cart/__generated__/cart-writes.ts'
import { cartOf, lineOf } from '#app/domains/cart/cart.fixture.ts'
import { CartSummary } from '#app/domains/cart/my-cart/cart-summary.tsx'
import { CouponBox } from './coupon-box.tsx'
import { FreeDeliveryLine } from './free-delivery-line.tsx'

const coupon = {
  __typename: 'CartCoupon',
  code: 'AHLAN10',
  benefit: 'PERCENT',
  problem: null,
  message: 'You save EGP\u00a0298',
} as const
const withCoupon = cartOf([lineOf()], {
  revision: 6,
  coupon,
  couponDiscount: moneyOf(29800, 'en'),
  total: moneyOf(268200, 'en'),
})

test('an applied code shows what it saves, in its place and in the sums', async () => {
  const { answer, asked, type, press } = page()
  type('ahlan10')
  await press('Apply code')
  expect(asked[0]?.variables).toEqual({ input: { code: 'ahlan10' } })
  await answer(0, { cartCouponApply: { __typename: 'CartCouponApplyPayload', cart: withCoupon, userErrors: [] } })
  expect(screen.getByRole('status').textContent?.replaceAll(/\s/g, ' ')).toContain('You save EGP 298')
  expect(screen.getByText('Code AHLAN10').nextElementSibling?.textContent).toBe('EGP\u00a0−298')
  expect(document.activeElement).toBe(screen.getByRole('group', { name: 'Discount code' }))
})

test('an unknown code is refused at its field and stays typed', async () => {
  const { answer, type, press } = page()
  type('NOSUCH')
  await press('Apply code')
  const refusal = {
    __typename: 'UserError',
    code: 'COUPON_UNKNOWN',
    path: ['code'],
    message: '',
    available: null,
    max: null,
    retryAfter: null,
  }
  await answer(0, { cartCouponApply: { __typename: 'CartCouponApplyPayload', cart: null, userErrors: [refusal] } })
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Code' })
  expect([field.value, field.getAttribute('aria-invalid')]).toEqual(['NOSUCH', 'true'])
})

test('without a code nothing is sent', async () => {
  const { asked, press } = page()
  await press('Apply code')
  expect(asked).toEqual([])
  expect(screen.getByText('Type the code')).toBeTruthy()
})

test('the form stays open while its error is corrected', async () => {
  const { press } = page()
  await press('Apply code')
  const field = screen.getByRole('textbox', { name: 'Code' })
  const form = field.closest('details')
  fireEvent.input(field, { target: { value: 'A' } })
  expect(screen.queryByText('Type the code')).toBeNull()
  expect(form?.open).toBe(true)
})

test('a coupon that no longer applies says why, and can be removed', async () => {
  const message = 'The items are below its minimum of EGP\u00a01,000.'
  const { answer, asked, press } = page({ coupon: { ...coupon, problem: 'MINIMUM', message } })
  expect(screen.getByText('Remove the code to order without it.')).toBeTruthy()
  await press('Remove code AHLAN10')
  expect(asked[0]?.operationName).toBe('CartCouponRemove')
  await answer(0, {
    cartCouponRemove: {
      __typename: 'CartCouponRemovePayload',
      cart: cartOf([lineOf()], { revision: 6 }),
      userErrors: [],
    },
  })
  expect(screen.queryByText('AHLAN10')).toBeNull()
})

test('the address opens the form with its code', () => {
  page({}, '/my-cart?coupon=MADRAG100')
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Code' }).value).toBe('MADRAG100')
  expect(document.querySelector('details')?.open).toBe(true)
})

test.each([
  ['a known area is promised free delivery', true, 30000, 'Add EGP\u00a0300 more for free delivery.'],
  [
    'an unknown area is promised nothing',
    false,
    0,
    'Your order gets free delivery in some governorates. It depends on your address.',
  ],
] as const)('%s', (_, isAreaKnown, missing, text) => {
  const freeDelivery = {
    __typename: 'FreeDelivery',
    from: moneyOf(150000, 'en'),
    missing: moneyOf(missing, 'en'),
    reached: missing === 0,
  } as const
  render(
    inLocale(
      'en',
      <FreeDeliveryLine sums={{ freeDelivery, deliveryFee: null, coupon: null }} isAreaKnown={isAreaKnown} />,
    ),
  )
  expect(screen.getByRole('status').textContent).toBe(text)
  expect(screen.getByRole<HTMLProgressElement>('progressbar').value).toBe(150000 - missing)
})

/** Renders the coupon and the sums of a cart; the test answers its mutations. */
function page(given: Parameters<typeof cartOf>[1] = {}, path = '/my-cart') {
  const { client, asked, answer } = clientWithAnswers()
  addLoaded(client, { CartShown: { cart: cartOf([lineOf()], given) } })
  const Stub = createRoutesStub([{ path: '/my-cart', Component: Coupon }])
  render(withClient(client, inLocale('en', <Stub initialEntries={[path]} />)))
  return {
    asked,
    answer: (index: number, data: object) => act(async () => answer(index, { data })),
    type: (code: string) =>
      fireEvent.change(screen.getByRole('textbox', { name: 'Code' }), { target: { value: code } }),
    press: (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name }))),
  }
}

function Coupon() {
  const cart = useQuery(CartShownDocument).data?.cart
  return cart ? <CartSummary cart={cart} before={<CouponBox coupon={cart.coupon} page="/my-cart" />} /> : null
}
