import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { apolloClient } from '#app/lib/apollo/client.ts'
import { pageStub } from '#app/lib/testing/page-stub.tsx'
import { MenuTreeDocument } from './__generated__/menu-tree.ts'
import { RootShellDocument, type RootShellQuery } from './__generated__/shell.ts'
import { Header } from './header.tsx'
import { SwitchForms } from './switch-forms.tsx'

test.each([
  ['ar', 3, 'السلة، 3 قطع'],
  ['ar', 2, 'السلة، قطعتين'],
  ['en', 1, 'Bag, 1 item'],
] as const)('in %s the link to the cart has the number of items: %i', async (locale, quantity, name) => {
  show(locale, { quantity })
  expect((await screen.findByRole('link', { name })).getAttribute('href')).toBe('/my-cart')
})

test('a category links to its list and opens its menu on request', async () => {
  show('en')
  expect((await screen.findByRole('link', { name: 'Football kits' })).getAttribute('href')).toBe(
    '/search?category=football-kits',
  )
  const kits = screen.getByRole('link', { name: 'Football kits' })
  expect(screen.queryByRole('link', { name: 'Away' })).toBeNull()
  showSubcategories()
  kits.focus()
  await userEvent.keyboard('{ArrowDown}')
  const away = await screen.findByRole('link', { name: 'Away' })
  expect(away.getAttribute('href')).toBe('/search?category=football-kits-away')
  expect(screen.getByRole('link', { name: 'On offer' }).getAttribute('href')).toBe(
    '/search?category=football-kits&offers=1',
  )
  away.focus()
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Away' })).toBeNull())
  expect(document.activeElement).toBe(kits)
})

test('a department is one tab stop: the next Tab leads to the next department', async () => {
  show('en')
  const kits = await screen.findByRole('link', { name: 'Football kits' })
  kits.focus()
  await userEvent.tab()
  expect(document.activeElement?.textContent).toBe('More')
})

test('the last menu has the departments without a link of their own', async () => {
  show('en')
  const more = await screen.findByRole('link', { name: 'More' })
  expect(more.getAttribute('href')).toBe('/categories')
  showSubcategories()
  more.focus()
  await userEvent.keyboard('{ArrowDown}')
  expect((await screen.findByRole('link', { name: 'Gifts' })).getAttribute('href')).toBe('/search?category=gifts')
  expect(screen.getByRole('link', { name: 'For fans' }).getAttribute('href')).toBe('/search?category=gifts-for-fans')
})

test.each([
  ['ar', undefined, 'المفضلة', '0'],
  ['en', 0, 'Wishlist', '0'],
  ['ar', 3, 'المفضلة، 3 منتجات', '3'],
  ['en', 1, 'Wishlist, 1 product', '1'],
] as const)('in %s the heart of a customer with %s products is «%s»', async (locale, wished, name, badge) => {
  show(locale, { wished })
  const heart = await screen.findByRole('link', { name })
  expect([heart.getAttribute('href'), heart.querySelector('[data-count]')?.getAttribute('data-count')]).toEqual([
    '/profile/wishlist',
    badge,
  ])
})

test('marks the current category', async () => {
  show('ar', { at: '/search?category=football-kits' })
  expect((await screen.findByRole('link', { name: 'أطقم كورة' })).getAttribute('aria-current')).toBe('page')
})

test('the search field keeps the search text and works as a plain form', async () => {
  show('ar', { at: '/search?q=الأهلي' })
  const [field] = await screen.findAllByRole('combobox', { name: 'بحث' })
  expect((field as HTMLInputElement).value).toBe('الأهلي')
  expect(field?.closest('form')?.getAttribute('action')).toBe('/search')
})

test('the switches are forms that work without JavaScript and return to the page', async () => {
  show('en', { at: '/search?q=ball&lang=en' })
  const [button] = await screen.findAllByRole('button', { name: 'العربية' })
  const { form } = button as HTMLButtonElement
  if (!form) throw new Error('a switch without a form')
  expect([form.method, new URL(form.action).pathname]).toEqual(['post', '/locale'])
  expect(Object.fromEntries(new FormData(form, button))).toEqual({ locale: 'ar', back: '/search?q=ball' })
})

test('the theme changes at once and is stored for a year', async () => {
  show('en')
  await userEvent.click(await screen.findByRole('button', { name: 'Light theme' }))
  expect([document.documentElement.dataset.theme, document.cookie]).toEqual([
    'light',
    expect.stringContaining('theme=light'),
  ])
  await userEvent.click(screen.getByRole('button', { name: 'Dark theme' }))
  expect(document.documentElement.dataset.theme).toBe('dark')
})

test.each([
  ['ar', 'السلة', 'حسابك', 'كل الأقسام'],
  ['en', 'Bag', 'Your account', 'All departments'],
] as const)(
  'in %s the header without data claims neither an empty cart nor a guest',
  async (locale, bag, account, departments) => {
    const root = { locale, theme: 'dark', year: 2026 }
    const { container } = render(pageStub({ locale, root, Component: Header }))
    expect((await screen.findByRole('link', { name: bag })).getAttribute('href')).toBe('/my-cart')
    expect(screen.getByRole('link', { name: account }).getAttribute('href')).toBe('/profile')
    expect(screen.getByRole('link', { name: departments }).getAttribute('href')).toBe('/categories')
    expect(container.querySelector('[data-count]:not([data-count="0"])')).toBeNull()
  },
)

test('a header whose cart query failed shows categories and guest, and then the cart of a later response', async () => {
  const loaded = { ...shell('en', 0), cart: null }
  const root = { locale: 'en', theme: 'dark', year: 2026 }
  render(
    pageStub({
      locale: 'en',
      root,
      loaded: { RootShell: loaded, RootViewer: { viewer: null } },
      failed: [['cart']],
      Component: Header,
    }),
  )
  expect(await screen.findByRole('link', { name: 'Bag' })).not.toBeNull()
  expect(screen.getByRole('link', { name: 'Football kits' })).not.toBeNull()
  expect(screen.getByRole('link', { name: 'Log in' })).not.toBeNull()
  act(() => void apolloClient().cache.writeQuery({ query: RootShellDocument, data: shell('en', 2) }))
  expect(await screen.findByRole('link', { name: 'Bag, 2 items' })).not.toBeNull()
  // Apollo's development build names the field that is left out of the cache.
  // oxlint-disable-next-line no-console -- it is reported on purpose
  vi.mocked(console.error).mockClear()
})

function show(
  locale: 'ar' | 'en',
  { quantity = 0, at = '/', wished }: { quantity?: number; at?: string; wished?: number } = {},
): void {
  const root = { locale, theme: 'dark', origin: 'https://shop.example', year: 2026 }
  const wishlistProducts = Array.from({ length: wished ?? 0 }, (_, place) => ({
    __typename: 'Product' as const,
    id: String(place),
  }))
  const mona = {
    __typename: 'Customer' as const,
    id: '7',
    fullName: 'Mona',
    image: null,
    deletionDueAt: null,
    wishlistProducts,
  }
  const viewer = wished === undefined ? null : mona
  const Component = () => (
    <>
      <Header />
      <SwitchForms />
    </>
  )
  render(
    pageStub({ locale, root, loaded: { RootShell: shell(locale, quantity), RootViewer: { viewer } }, Component, at }),
  )
}

function showSubcategories(): void {
  const away = { __typename: 'Category' as const, id: '2', slug: 'football-kits-away', name: 'Away' }
  const fans = { __typename: 'Category' as const, id: '10', slug: 'gifts-for-fans', name: 'For fans' }
  const categories = [
    { __typename: 'Category' as const, id: '1', children: [away] },
    { __typename: 'Category' as const, id: '9', children: [fans] },
  ]
  apolloClient().cache.writeQuery({ query: MenuTreeDocument, data: { categories } })
}

function shell(locale: 'ar' | 'en', quantity: number): RootShellQuery {
  const kits = locale === 'ar' ? 'أطقم كورة' : 'Football kits'
  return {
    categories: [
      {
        __typename: 'Category',
        id: '1',
        slug: 'football-kits',
        name: kits,
        children: [{ __typename: 'Category', id: '2' }],
      },
      {
        __typename: 'Category',
        id: '9',
        slug: 'gifts',
        name: locale === 'ar' ? 'هدايا' : 'Gifts',
        children: [{ __typename: 'Category', id: '10' }],
      },
    ],
    cart: { __typename: 'Cart', id: 'c1', revision: 1, quantity },
  }
}
