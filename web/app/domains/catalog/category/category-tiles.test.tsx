import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Locale } from '#app/lib/locale/locale.ts'
import { pageStub } from '#app/lib/testing/page-stub.tsx'
import type { CategoryTiles_CategoryFragment } from './__generated__/category-tiles.ts'
import { CategoryTiles } from './category-tiles.tsx'

test.each([
  ['ar', 1, 'منتج واحد'],
  ['ar', 2, 'منتجين'],
  ['ar', 7, '7 منتجات'],
  ['ar', 301, '301 منتج'],
  ['en', 301, '301 products'],
] as const)('in %s the large tile of %i products says "%s" and leads to them', async (locale, productCount, says) => {
  show(locale, [category(1, { productCount }), category(2)])
  const tile = await screen.findByRole('link', { name: /^Department 1/ })
  expect([tile.getAttribute('href'), tile.textContent]).toEqual([
    '/search?category=department-1',
    expect.stringContaining(says),
  ])
})

test('every department has a tile, and a link to all of them stands beside the title', async () => {
  show(
    'en',
    [1, 2, 3, 4, 5, 6, 7].map((number) => category(number)),
  )
  expect(await screen.findAllByRole('link', { name: /^Department/ })).toHaveLength(7)
  expect(screen.getByRole('link', { name: 'All departments' }).getAttribute('href')).toBe('/categories')
})

test('a department whose picture is missing keeps its tile', async () => {
  const { container } = show('ar', [category(1, { image: null }), category(2)])
  await screen.findByRole('link', { name: /^Department 1/ })
  expect(container.querySelectorAll('img')).toHaveLength(1)
})

function show(locale: Locale, categories: CategoryTiles_CategoryFragment[]) {
  return render(pageStub({ locale, root: {}, Component: () => <CategoryTiles categories={categories} /> }))
}

function category(
  number: number,
  changes: Partial<CategoryTiles_CategoryFragment> = {},
): CategoryTiles_CategoryFragment {
  return {
    __typename: 'Category',
    id: String(number),
    slug: `department-${number}`,
    name: `Department ${number}`,
    blurb: 'A few words',
    productCount: 5,
    image: { __typename: 'Image', base: `/images/${number}` },
    ...changes,
  }
}
