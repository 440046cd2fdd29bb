import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Locale } from '#app/lib/locale/locale.ts'
import { pageStub } from '#app/lib/testing/page-stub.tsx'
import type { Hero_BannerFragment } from './__generated__/hero.ts'
import { Hero } from './hero.tsx'

test.each([
  ['ar', 'موسم جديد، ولونك واحد', 'موسم جديد،|ولونك واحد', 'اختار ناديك'],
  ['en', 'New season. Same colours.', 'New season.|Same colours.', 'Pick your club'],
] as const)(
  'in %s a headline of two halves has two lines, and there are two buttons',
  async (locale, title, lines, clubs) => {
    const { container } = show(locale, { title })
    const heading = await screen.findByRole('heading', { level: 1 })
    expect(heading.innerHTML.replace('<br>', '|')).toBe(lines)
    expect(screen.getByRole('link', { name: 'Go' }).getAttribute('href')).toBe('/search?season=2026-27')
    expect(screen.getByRole('link', { name: clubs }).getAttribute('href')).toBe('#clubs')
    expect(
      [...container.querySelectorAll('img')].map((picture) => [
        picture.alt,
        picture.getAttribute('loading'),
        picture.getAttribute('fetchpriority'),
      ]),
    ).toEqual([
      ['', 'eager', 'low'],
      ['', 'eager', 'low'],
      ['Shirt 1 from the front', 'eager', 'high'],
    ])
  },
)

test('the leading kit links to its page and shows its price', async () => {
  show('en')
  const chip = await screen.findByRole('link', { name: /^Shirt 1/ })
  expect([chip.getAttribute('href'), chip.textContent]).toEqual(['/products/shirt-1', expect.stringContaining('1,790')])
})

test('a button that would run a script leads to the list', async () => {
  show('en', { actionUrl: 'javascript:alert(1)' })
  expect((await screen.findByRole('link', { name: 'Go' })).getAttribute('href')).toBe('/search')
})

test('a banner without products shows only its text', async () => {
  show('ar', { products: [] })
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Title')
  expect(screen.queryAllByRole('img')).toEqual([])
})

function show(locale: Locale, changes: Partial<Hero_BannerFragment> = {}) {
  const banner: Hero_BannerFragment = {
    __typename: 'Banner',
    eyebrow: '2026/27',
    title: 'Title',
    text: 'Text',
    actionLabel: 'Go',
    actionUrl: 'https://shop.example/search?season=2026-27',
    products: [1, 2, 3].map(shirt),
    ...changes,
  }
  return render(pageStub({ locale, root: {}, Component: () => <Hero banner={banner} clubs="#clubs" /> }))
}

function shirt(number: number): Hero_BannerFragment['products'][number] {
  return {
    __typename: 'Product',
    id: String(number),
    slug: `shirt-${number}`,
    name: `Shirt ${number}`,
    price: { __typename: 'Money', formatted: 'EGP 1,790' },
    image: { __typename: 'Image', base: `/images/${number}`, alt: `Shirt ${number} from the front` },
    season: { __typename: 'Season', id: '1', name: '2026/27' },
  }
}
