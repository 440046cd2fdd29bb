import type { ComponentProps } from 'react'
import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { lineOf } from '#app/domains/cart/cart.fixture.ts'
import { purchasePath, readBuyNowChoice } from '#app/domains/catalog/add-to-cart/buy-now-choice.ts'
import { afterLogin } from '#app/domains/session/guards.ts'
import { moneyOf } from '#app/lib/money/money.ts'
import { addLoaded, clientWithAnswers, withClient } from '#app/lib/testing/apollo-answers.tsx'
import { inLocale } from '#app/lib/testing/in-locale.tsx'
import PurchaseProductPage from './page.tsx'

const place = (typename: string, id: string) => ({ __typename: typename, id, name: id, deliverable: true })
const address = {
  __typename: 'Address',
  id: '1',
  anotherMobile: '+201112345678',
  state: { __typename: 'State' as const, id: 'State_1', name: 'القاهرة' },
  city: { __typename: 'City' as const, id: 'City_2', name: 'مدينة نصر' },
  region: { __typename: 'Region' as const, id: 'Region_3' },
  regionName: 'الحي الأول',
  streetAddress: 'شارع عباس العقاد',
  buildingNumber: '12',
  floorNumber: '3',
  apartmentNumber: '7',
  landmark: null,
  notes: null,
  location: null,
  isDefault: true,
}
const viewer = {
  __typename: 'Customer',
  id: '7',
  fullName: 'منى عبد الرحمن',
  mobile: '+201012345678',
  email: null,
  addresses: [address],
}

const choice = { variantId: 'Variant_31', quantity: 1, parts: ['Variant_11', 'Variant_12'], couponCode: null }

test('an order refused for a changed price is sent again with the new price and the same key', async () => {
  const { asked, answer, order } = page()
  await answer(0, { buyNowQuote: quoteAt(100) })
  await userEvent.click(screen.getByRole('checkbox'))
  await order()
  await answer(1, refusal('PRICE_CHANGED'))
  await waitFor(() => expect(asked[2]?.operationName).toBe('BuyNowQuote'))
  await answer(2, { buyNowQuote: quoteAt(120) })
  const told = await screen.findByText(/^The price has changed, and the total is now\b/)
  expect(told.textContent).toContain('120')
  await order()
  await waitFor(() => expect(asked).toHaveLength(4))
  expect(inputs(asked)).toMatchObject([
    { expectedUnitPrice: '100.00', idempotencyKey: 'made-with-the-page' },
    { expectedUnitPrice: '120.00', idempotencyKey: 'made-with-the-page' },
  ])
})

test('an order whose key belongs to another order already is sent again with a new key each time', async () => {
  const { asked, answer, order } = page()
  await answer(0, { buyNowQuote: quoteAt(100) })
  await userEvent.click(screen.getByRole('checkbox'))
  for (const place of [1, 3]) {
    await order()
    await answer(place, refusal('IDEMPOTENCY_CONFLICT'))
    await waitFor(() => expect(asked).toHaveLength(place + 2))
    await answer(place + 1, { buyNowQuote: quoteAt(100) })
  }
  await order()
  await waitFor(() => expect(asked).toHaveLength(6))
  expect(new Set(inputs(asked).map(({ idempotencyKey }) => idempotencyKey)).size).toBe(3)
})

test('without JavaScript the quantity and the coupon open the page by the numbers of the ids', () => {
  page()
  const forms = [...document.querySelectorAll<HTMLFormElement>('form:has([name=variant])')]
  const fields = forms.map((form) => Object.fromEntries(new FormData(form)))
  expect(fields).toEqual([
    { variant: '31', parts: '11,12', qty: '1' },
    { variant: '31', parts: '11,12', qty: '1', coupon: '' },
  ])
})

test('the login of a guest leads back to what she was buying; a customer has no such link', async () => {
  const name = 'Have an account? Log in'
  page()
  expect(screen.queryByRole('link', { name })).toBeNull()
  cleanup()
  page(null)
  const { href } = screen.getByRole<HTMLAnchorElement>('link', { name })
  const back = new URL(afterLogin({ url: new URL(href) }), href)
  expect([back.pathname, readBuyNowChoice(back.searchParams)]).toEqual(['/products/purchase-product/shirt', choice])
})

/** Renders the buy-now page of a shirt for a customer with a saved address; the test answers its queries. */
function page(buyer: typeof viewer | null = viewer) {
  const { client, asked, answer } = clientWithAnswers()
  const quote = quoteAt(100)
  const data = { product: quote.product, viewer: buyer, states: [place('State', '1')], deliveryQuote: null }
  addLoaded(client, { PurchaseProductPage: data }, { variables: { id: 'shirt' } })
  const loaderData = {
    page: data,
    quote,
    address: buyer && address,
    choice,
    idempotencyKey: 'made-with-the-page',
    chosen: { stateId: '1', cityId: '2', regionId: '3' },
    known: { cities: [place('City', '2')], regions: [place('Region', '3')], quote: null },
    branchId: '',
    branches: [],
  }
  const props = { loaderData } as unknown as ComponentProps<typeof PurchaseProductPage>
  const Stub = createRoutesStub([
    { path: '/products/purchase-product/:id', Component: () => <PurchaseProductPage {...props} /> },
  ])
  render(inLocale('en', withClient(client, <Stub initialEntries={[purchasePath('shirt', choice)]} />)))
  const answered = async (index: number, given: object) => {
    await waitFor(() => expect(asked.length).toBeGreaterThan(index))
    await act(async () => answer(index, { data: given }))
  }
  return { asked, answer: answered, order: () => userEvent.click(screen.getByRole('button', { name: 'Order now' })) }
}

function quoteAt(price: number) {
  const { product, variant } = lineOf()
  const money = moneyOf(price * 100, 'en')
  const coupon = { couponDiscount: moneyOf(0, 'en'), coupon: null, freeDelivery: null }
  const sums = {
    unitPrice: money,
    subtotal: money,
    discount: moneyOf(0, 'en'),
    ...coupon,
    deliveryFee: null,
    total: money,
    tax: money,
    delivery: null,
    pickup: null,
  }
  return { __typename: 'BuyNowQuote', quantity: 1, available: 9, ...sums, parts: [], product, variant }
}

function refusal(code: string) {
  const userErrors = [
    { __typename: 'UserError', code, path: [], message: code, available: null, max: null, retryAfter: null },
  ]
  return { orderBuyNow: { __typename: 'OrderBuyNowPayload', order: null, token: null, userErrors } }
}

function inputs(asked: readonly { operationName?: string; variables: Record<string, unknown> }[]) {
  return asked
    .filter(({ operationName }) => operationName === 'OrderBuyNow')
    .map(({ variables }) => variables.input as Record<string, unknown>)
}
