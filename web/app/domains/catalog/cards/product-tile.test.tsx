import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { inLocale } from '#app/lib/testing/in-locale.tsx'
import type { Locale } from '#app/lib/locale/locale.ts'
import { tileProduct } from '#app/domains/catalog/product.fixture.ts'
import { ProductTile } from './product-tile.tsx'

function show(locale: Locale, change: Parameters<typeof tileProduct>[0] = {}) {
  const tile = <ProductTile product={tileProduct(change)} />
  return render(inLocale(locale, <MemoryRouter>{tile}</MemoryRouter>)).container
}

test('a tile links to its product and shows club and price', () => {
  const tile = show('ar')
  expect(screen.getByRole('link', { name: 'تيشيرت الأهلي الأساسي' }).getAttribute('href')).toBe(
    '/products/al-ahly-home-shirt',
  )
  expect(tile.textContent).toContain('الأهلي · 2026/27')
  expect(tile.textContent).toContain('1,490\u00a0ج.م')
  expect(tile.textContent).toContain('الألوان: أحمر، أسود')
})

test('a tile in a colour leads to the product in it', () => {
  const black = { slug: 'black', name: 'أسود', base: '/images/black' }
  render(inLocale('ar', <MemoryRouter>{<ProductTile product={tileProduct()} shownIn={black} />}</MemoryRouter>))
  const picture = screen.getByRole('img', { name: 'تيشيرت الأهلي الأساسي، أسود' })
  expect(picture.getAttribute('src')).toContain('/images/black')
  expect(screen.getByRole('link', { name: 'تيشيرت الأهلي الأساسي' }).getAttribute('href')).toBe(
    '/products/al-ahly-home-shirt?color=black',
  )
})

test('a tile names a season once', () => {
  expect(show('ar', { name: 'تيشيرت الأهلي الأساسي 2026/27' }).textContent?.split('2026/27')).toHaveLength(2)
})

test('without a club the tile shows the category', () => {
  expect(show('ar', { club: null, season: null }).textContent).toContain('أساسي')
})

test.each([
  ['ar', 'خصم 10%', 'جديد', 'السعر قبل الخصم'],
  ['en', '10% off', 'New', 'Price before the offer'],
] as const)(
  'in %s a new offer has one tag, the discount, and shows the price before it',
  (locale, off, fresh, before) => {
    const compareAtPrice = { __typename: 'Money' as const, formatted: '1,650\u00a0ج.م' }
    const tile = show(locale, { discountPercent: 10, isNew: true, compareAtPrice })
    expect(screen.queryByText(fresh)).toBeNull()
    expect(tile.querySelectorAll('.tag').length).toBe(1)
    expect(tile.textContent).toContain(off)
    expect(tile.querySelector('s')?.textContent).toContain(before)
  },
)

test.each([
  ['ar', 'جديد'],
  ['en', 'New'],
] as const)('in %s a new product at its usual price is tagged as new', (locale, fresh) => {
  show(locale, { isNew: true })
  expect(screen.getByText(fresh)).toBeTruthy()
})

test.each([
  ['ar', 'خلص مؤقتًا', 'قريبًا'],
  ['en', 'Sold out', 'Coming soon'],
] as const)('in %s a product that cannot be bought shows only the reason', (locale, soldOut, coming) => {
  show(locale, { inStock: false, discountPercent: 20, isNew: true })
  expect(screen.getByText(soldOut)).toBeTruthy()
  expect(screen.queryByText(/20%/)).toBeNull()
  show(locale, { inStock: false, status: 'ONLINE_COMING' })
  expect(screen.getByText(coming)).toBeTruthy()
})
