import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createRoutesStub } from 'react-router'
import { expect, onTestFinished, test } from 'vitest'
import { tileProduct } from '#app/domains/catalog/product.fixture.ts'
import type { Locale } from '#app/lib/locale/locale.ts'
import { attachArea } from '#app/lib/notify/notify.ts'
import { clientWithAnswers, withClient } from '#app/lib/testing/apollo-answers.tsx'
import { inLocale } from '#app/lib/testing/in-locale.tsx'
import { pageStub } from '#app/lib/testing/page-stub.tsx'
import { WishlistContext } from '#app/domains/wishlist/wishlist-context.tsx'
import { WishlistCard } from './wishlist-card.tsx'
import { Wishlist } from './wishlist-list.tsx'

const size = (variantId: string, label: string, inStock = true) => ({
  __typename: 'ProductSize' as const,
  inStock,
  size: { __typename: 'Size' as const, id: variantId, label },
  variant: { __typename: 'Variant' as const, id: variantId },
})
const shirt = {
  ...tileProduct({ inStock: true }),
  id: '1',
  name: 'تيشيرت الأهلي',
  sizes: [size('11', 'M'), size('12', 'L', false), size('13', 'XL')],
}
const gone = { ...tileProduct({ inStock: false }), id: '2', name: 'كورة ماتش', sizes: [] }

function show(locale: Locale, ids: string[] | null, hasNextPage = false) {
  const wishlistProducts = ids?.map((id) => ({ __typename: 'Product' as const, id })) ?? null
  const wishlist = {
    __typename: 'WishlistConnection' as const,
    totalCount: 2,
    nodes: [shirt, gone],
    pageInfo: { __typename: 'PageInfo' as const, hasNextPage, endCursor: 'next' },
  }
  const customer = { __typename: 'Customer' as const, id: '7', wishlistProducts, wishlist }
  const viewer = {
    __typename: 'Customer' as const,
    id: '7',
    fullName: 'منى',
    image: null,
    deletionDueAt: null,
    wishlistProducts,
  }
  const Component = () => (
    <WishlistContext value={{ viewer, setInWishlist: async () => undefined }}>
      <Wishlist customer={customer} continued={false} load={() => Promise.resolve()} />
    </WishlistContext>
  )
  return render(pageStub({ locale, root: { viewer: null }, Component }))
}

test.each([
  ['ar', 'انقل للسلة: تيشيرت الأهلي', 'مقاس تيشيرت الأهلي', 'شوف المنتج: كورة ماتش', 'اختار المقاس الأول'],
  ['en', 'Move to bag: تيشيرت الأهلي', 'Size for تيشيرت الأهلي', 'View product: كورة ماتش', 'Choose a size first'],
] as const)(
  'in %s a product moves to the cart in an available size; without one its page opens',
  async (locale, move, sizeOf, see, first) => {
    show(locale, ['1', '2'])
    const select = screen.getByRole('combobox', { name: sizeOf })
    expect([...select.querySelectorAll('option')].map(({ value }) => value)).toEqual(['', '11', '13'])
    await userEvent.click(screen.getByRole('button', { name: move }))
    expect(screen.getByText(first)).toBeTruthy()
    await waitFor(() => expect(document.activeElement).toBe(select))
    expect(screen.getByRole('link', { name: see })).toBeTruthy()
  },
)

test('the list is whole, with every button pressed, when the ids did not load', () => {
  show('en', null)
  expect(screen.getAllByRole('button', { pressed: true })).toHaveLength(2)
  expect(screen.getByRole('heading', { level: 1 }).textContent).toContain('2')
})

test('a removed product leaves the list; an empty list links to the shop, a longer one to its next page', () => {
  const some = show('ar', ['2'], true)
  expect(screen.queryByRole('button', { name: /انقل للسلة/ })).toBeNull()
  expect(screen.getByRole('link', { name: 'اعرض كمان' }).getAttribute('href')).toContain('after=next')
  some.unmount()
  show('ar', [])
  expect(screen.getByRole('link', { name: 'ابدأ التسوّق' }).getAttribute('href')).toBe('/search')
})

test('a product that moves to the cart leaves the list once it is in the cart, and a toast says so', async () => {
  const toasts: unknown[] = []
  onTestFinished(attachArea((order) => void ('show' in order && toasts.push(order.show.title))))
  const { client, asked, answer } = clientWithAnswers()
  const Router = createRoutesStub([
    { path: '/', Component: () => <WishlistCard product={shirt} priority={false} onMove={() => undefined} /> },
  ])
  render(inLocale('en', withClient(client, <Router />)))
  await userEvent.selectOptions(screen.getByRole('combobox'), '13')
  await userEvent.click(screen.getByRole('button', { name: /^Move to bag/ }))
  await waitFor(() => expect(asked).toHaveLength(1))
  expect(asked[0]).toMatchObject({
    operationName: 'CartLinesAdd',
    variables: { input: { lines: [{ variantId: '13' }] } },
  })
  answer(0, {
    data: {
      cartLinesAdd: {
        __typename: 'CartLinesAddPayload',
        cart: { __typename: 'Cart', id: 'c', revision: 2, quantity: 1 },
        userErrors: [],
      },
    },
  })
  await waitFor(() => expect(asked).toHaveLength(2))
  expect(asked[1]).toMatchObject({ operationName: 'WishlistRemove', variables: { productId: '1' } })
  expect(toasts).toEqual([])
  const customer = { __typename: 'Customer', id: '7', wishlistProducts: [{ __typename: 'Product', id: '2' }] }
  answer(1, { data: { wishlistRemove: { __typename: 'WishlistRemovePayload', customer, userErrors: [] } } })
  await waitFor(() => expect(toasts).toEqual(['Moved to your bag']))
})
