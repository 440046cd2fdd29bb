import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { inLocale } from '#app/lib/testing/in-locale.tsx'
import type { Locale } from '#app/lib/locale/locale.ts'
import type { BoughtTogether_ProductFragment } from './__generated__/bought-together.ts'
import { BoughtTogether } from './bought-together.tsx'

type Product = BoughtTogether_ProductFragment

function thing(id: string, amount: string, change: Partial<Product> = {}): Product {
  const price = { __typename: 'Money' as const, amount, formatted: `${amount}\u00a0ج.م` }
  const image = { __typename: 'Image' as const, base: `/images/${id}`, alt: '' }
  return {
    __typename: 'Product',
    id,
    slug: `thing-${id}`,
    name: `Thing ${id}`,
    status: 'ONLINE',
    inStock: true,
    price,
    image,
    ...change,
  }
}

function show(locale: Locale, others: Product[]) {
  const box = <BoughtTogether product={thing('1', '1490.00')} others={others} />
  return render(inLocale(locale, <MemoryRouter>{box}</MemoryRouter>)).container
}

test.each([
  ['ar', 'بيتشروا مع بعض', 'الـ 3 مع بعض', '2,430.50ج.م', 'شوف المنتج: Thing 2'],
  ['en', 'Often bought together', 'All 3 together', 'EGP2,430.50', 'View product: Thing 2'],
] as const)(
  'in %s the first two available products are shown with the total of all three',
  (locale, title, total, sum, see) => {
    const gone = thing('9', '10.00', { inStock: false })
    const box = show(locale, [gone, thing('2', '590.00'), thing('3', '350.50'), thing('4', '1.00')])
    expect(screen.getByRole('region', { name: title })).toBeTruthy()
    expect(screen.getAllByRole('listitem')).toHaveLength(3)
    expect(box.textContent).toContain(total)
    expect(box.textContent?.replace(/[\s\u00a0]/g, '')).toContain(sum)
    expect(screen.getByRole('link', { name: see }).getAttribute('href')).toBe('/products/thing-2')
    expect(screen.queryByRole('button')).toBeNull()
  },
)

test('without an available product there is no such section', () => {
  expect(
    show('ar', [thing('2', '10.00', { inStock: false }), thing('3', '10.00', { status: 'ONLINE_COMING' })]).textContent,
  ).toBe('')
})
