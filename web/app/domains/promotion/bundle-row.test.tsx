import { render, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Locale } from '#app/lib/locale/locale.ts'
import { pageStub } from '#app/lib/testing/page-stub.tsx'
import type { BundleRow_ProductFragment } from './__generated__/bundle-row.ts'
import { BundleRow } from './bundle-row.tsx'

test.each([
  ['ar', '1,950\u00a0ج.م', '2,270\u00a0ج.م', 'وفّر 320\u00a0ج.م'],
  ['en', 'EGP\u00a01,950', 'EGP\u00a02,270', 'Save EGP\u00a0320'],
] as const)('in %s a bundle shows its parts, price and saving', async (locale, price, before, saved) => {
  show(locale, [bundle(1, price, before)])
  const card = await screen.findByRole('listitem')
  expect(within(card).getByRole('link', { name: 'Kit 1' }).getAttribute('href')).toBe('/products/kit-1')
  expect(card.textContent).toContain('Shirt + Socks')
  expect(card.textContent).toContain(saved)
})

test('a bundle that is not cheaper shows no saving', async () => {
  show('en', [bundle(1, 'EGP\u00a01,950', null)])
  expect((await screen.findByRole('listitem')).textContent).not.toContain('Save')
})

test('one row of bundles is shown with a link to all', async () => {
  show(
    'en',
    [1, 2, 3, 4].map((number) => bundle(number, 'EGP\u00a01,950', null)),
  )
  expect(await screen.findAllByRole('listitem')).toHaveLength(3)
  expect(screen.getByRole('link', { name: 'All bundles' }).getAttribute('href')).toBe('/search?category=bundles')
})

function show(locale: Locale, bundles: BundleRow_ProductFragment[]) {
  return render(pageStub({ locale, root: {}, Component: () => <BundleRow bundles={bundles} /> }))
}

function bundle(number: number, price: string, before: string | null): BundleRow_ProductFragment {
  const money = (formatted: string) => ({
    __typename: 'Money' as const,
    amount: `${formatted.replace(/\D/g, '')}.00`,
    formatted,
  })
  const part = (position: number, name: string) => ({
    __typename: 'BundlePart' as const,
    position,
    product: {
      __typename: 'Product' as const,
      id: name,
      name,
      image: { __typename: 'Image' as const, base: `/images/${name}` },
    },
  })
  return {
    __typename: 'Product',
    id: String(number),
    slug: `kit-${number}`,
    name: `Kit ${number}`,
    price: money(price),
    compareAtPrice: before === null ? null : money(before),
    parts: [part(1, 'Shirt'), part(2, 'Socks')],
  }
}
