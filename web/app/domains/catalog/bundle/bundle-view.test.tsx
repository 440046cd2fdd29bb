import { render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { withClient } from '#app/lib/testing/apollo-answers.tsx'
import { inLocale } from '#app/lib/testing/in-locale.tsx'
import type { Locale } from '#app/lib/locale/locale.ts'
import type { BundlePart_PartFragment } from './__generated__/bundle-view.ts'
import { BundleView } from './bundle-view.tsx'
import { quote, viewProduct } from '#app/domains/catalog/product.fixture.ts'
import { addingClient } from '#app/domains/catalog/add-to-cart/add-to-cart.fixture.ts'

type Variant = BundlePart_PartFragment['variants'][number]

const red = { __typename: 'Color' as const, id: 'red', slug: 'red', name: 'أحمر', hex: '#c8102e' }
const white = { ...red, id: 'white', slug: 'white', name: 'أبيض', hex: '#ffffff' }

function variant(id: string, label: string, { color = red, available = 5 } = {}): Variant {
  const size = { __typename: 'Size' as const, id: label, slug: label, label }
  return { __typename: 'Variant', id, sku: id, available, color, size }
}

function part(position: number, name: string, variants: Variant[]): BundlePart_PartFragment {
  const price = { __typename: 'Money' as const, formatted: '500\u00a0ج.م' }
  const image = { __typename: 'Image' as const, base: `/images/p${position}`, alt: name }
  const product = { __typename: 'Product' as const, id: name, slug: `part-${position}`, name, price, image }
  return { __typename: 'BundlePart', position, quantity: 1, product, variants }
}

const parts = [
  part(1, 'تيشيرت', [variant('11', 'M'), variant('12', 'L'), variant('13', 'M', { color: white })]),
  part(2, 'شورت', [variant('21', 'M'), variant('22', 'L', { available: 0 })]),
  part(3, 'كورة', [variant('31', 'مقاس واحد')]),
]

const whole = (available: number) => ({ __typename: 'Variant' as const, id: '99', available })

function openBundle(locale: Locale = 'ar', available = 20, search = '') {
  const { client, sent } = addingClient()
  const money = (amount: string, formatted: string) => ({ __typename: 'Money' as const, amount, formatted })
  const prices = { price: money('1400.00', '1,400\u00a0ج.م'), compareAtPrice: money('1650.00', '1,650\u00a0ج.م') }
  const product = { ...viewProduct(), name: 'طقم كامل', parts, variants: [whole(available)], ...prices }
  const Stub = createRoutesStub([{ path: '/', Component: () => <BundleView product={product} quote={quote} /> }])
  render(inLocale(locale, withClient(client, <Stub initialEntries={[`/${search}`]} />)))
  return { sent, user: userEvent.setup() }
}

const add = () => screen.getAllByRole('button', { name: /ضيف للسلة|Add to bag/ })[0] as HTMLElement
const sizeOf = (position: number, label: string) =>
  screen
    .getAllByRole('radio', { name: label })
    .find((radio) => radio.getAttribute('name') === `size-${position}`) as HTMLElement

test.each([
  ['ar', /اختار .*تيشيرت/],
  ['en', /Choose .*تيشيرت/],
] as const)('a bundle submitted without a size asks for it: %s', (locale, text) => {
  openBundle(locale, 20, '?choose=1')
  expect(screen.getByText(text)).toBeTruthy()
})

test('one variant per part is added to the cart, in the order of the parts', async () => {
  const { sent, user } = openBundle()
  await user.click(sizeOf(2, 'M'))
  await user.click(screen.getByRole('radio', { name: 'أبيض' }))
  // Choosing white also chooses its only size.
  await user.click(add())
  await waitFor(() =>
    expect(sent()).toMatchObject([{ input: { lines: [{ variantId: '99', quantity: 1, parts: ['13', '21', '31'] }] } }]),
  )
})

test.each([
  ['ar', 'اختار مقاس شورت'],
  ['en', 'Choose a size for شورت'],
] as const)('in %s the first part without a size asks for it', async (locale, text) => {
  const { sent, user } = openBundle(locale)
  await user.click(sizeOf(1, 'L'))
  await user.click(add())
  expect(screen.getByText(text)).toBeTruthy()
  expect(document.activeElement).toBe(sizeOf(2, 'M'))
  expect(sent()).toEqual([])
})

test.each([
  ['ar', 'وفّر 250\u00a0ج.م'],
  ['en', 'Save EGP\u00a0250'],
] as const)('in %s the saving of a bundle is shown', (locale, saving) => {
  openBundle(locale)
  expect(document.body.textContent).toContain(saving)
})

test.each([
  ['ar', 2, 'فاضل مجموعتين بس'],
  ['ar', 4, 'فاضل 4 مجموعات بس'],
  ['en', 1, 'Only one left'],
] as const)('in %s %i bundles left are shown', (locale, left, text) => {
  openBundle(locale, left)
  expect(document.body.textContent).toContain(text)
})

test('a part links to its own size guide, which is not fetched before', () => {
  openBundle('ar')
  const guide = screen.getByRole('link', { name: 'دليل مقاسات تيشيرت' })
  expect(guide.getAttribute('href')).toBe('/products/part-1#size-guide')
})
