import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { moneyOf } from '#app/lib/money/money.ts'
import { inLocale } from '#app/lib/testing/in-locale.tsx'
import { cartOf, lineOf } from '#app/domains/cart/cart.fixture.ts'
import { pickupAt } from '#app/domains/cart/pickup/pickup.fixture.ts'
import { CartSummary } from './cart-summary.tsx'

test('without an address the delivery fee is shown as not yet known', () => {
  render(inLocale('ar', <CartSummary cart={cartOf()} />))
  expect(rows()).toEqual([
    ['المنتجات (2)', 'EGP\u00a03,300'],
    ['الخصم', 'EGP\u00a0−320'],
    ['التوصيل', 'تتحسب بعد العنوان'],
  ])
})

test('with an address the summary shows place, fee and days', () => {
  const cart = cartOf([lineOf()], {
    deliveryFee: moneyOf(6000, 'en'),
    total: moneyOf(304000, 'en'),
    tax: moneyOf(37333, 'en'),
    ...toCairo,
  })
  render(inLocale('en', <CartSummary cart={cart} />))
  expect(rows()).toEqual([
    ['Items (2)', 'EGP\u00a03,300'],
    ['Discount', 'EGP\u00a0−320'],
    ['Delivery to Cairo', 'EGP\u00a060'],
    ['Arrives', '25–29 November'],
  ])
  expect(screen.getByText('Total').nextElementSibling?.textContent).toBe('EGP\u00a03,040')
  expect(document.body.textContent).toContain('Of which 14% VAT: EGP\u00a0373.33. You pay the courier in cash.')
})

test('pick-up shows its branch, no fee and the time from which it is ready', () => {
  const cart = cartOf([lineOf()], {
    ...toCairo,
    deliveryFee: moneyOf(0, 'en'),
    delivery: null,
    pickup: pickupAt('4', 'المعادي'),
  })
  render(inLocale('ar', <CartSummary cart={cart} />))
  expect(rows().slice(2)).toEqual([
    ['استلام من فرع المعادي', 'مجانًا'],
    ['جاهز للاستلام', 'التلات 24 نوفمبر، 2\u00a0م'],
  ])
  expect(document.body.textContent).toContain('هتدفع كاش في الفرع.')
})

test('the summary counts of each line only what can be ordered, as its sums do', () => {
  const gone = lineOf({ id: '3', available: 0, problem: 'OUT_OF_STOCK' })
  render(inLocale('en', <CartSummary cart={cartOf([lineOf(), gone])} collapsible />))
  expect(rows()[0]?.[0]).toBe('Items (2)')
  expect(screen.getByRole('heading', { name: 'Order summary (2)' })).toBeTruthy()
})

test('without a discount no saving is shown', () => {
  render(inLocale('en', <CartSummary cart={cartOf([lineOf()], { discount: moneyOf(0, 'en') })} />))
  expect(rows().map(([label]) => label)).toEqual(['Items (2)', 'Delivery'])
})

test('the summary lists the sizes of the parts of a bundle', () => {
  const size = (label: string) => ({ __typename: 'Size' as const, id: label, label })
  const part = { __typename: 'CartLinePart' as const, color: null, quantity: 1 }
  const parts = [
    { ...part, variant: { __typename: 'Variant' as const, id: '1' }, name: 'Shirt', size: size('XL') },
    { ...part, variant: { __typename: 'Variant' as const, id: '2' }, name: 'Shorts', size: size('M') },
  ]
  render(inLocale('en', <CartSummary cart={cartOf([lineOf({ parts })])} withLines />))
  expect(screen.getAllByText(/^Sh/).map(({ textContent }) => textContent)).toEqual([
    'Shirt · Size XL',
    'Shorts · Size M',
  ])
})

const toCairo = {
  address: {
    __typename: 'DeliveryAddress' as const,
    state: { __typename: 'State' as const, id: 'State_1', name: 'Cairo' },
    city: { __typename: 'City' as const, id: 'City_2', name: 'Nasr City' },
    region: { __typename: 'Region' as const, id: 'Region_3' },
    regionName: 'Abbas El Akkad',
    streetAddress: 'Makram Ebeid',
    buildingNumber: '12',
    floorNumber: '3',
    apartmentNumber: '7',
    landmark: null,
    notes: null,
    location: null,
  },
  delivery: { __typename: 'DeliveryQuote' as const, from: '2026-11-25', to: '2026-11-29' },
}

function rows(): (string | null | undefined)[][] {
  return screen.getAllByRole('term').map((term) => [term.textContent, term.nextElementSibling?.textContent])
}
