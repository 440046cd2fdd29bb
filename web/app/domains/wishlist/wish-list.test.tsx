import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { tileProduct } from '#app/domains/catalog/product.fixture.ts'
import type { Locale } from '#app/lib/locale/locale.ts'
import { pageStub } from '#app/lib/testing/page-stub.tsx'
import { Wisher } from '#app/lib/wish/wisher.ts'
import { WishList } from './wish-list.tsx'

const size = (variantId: string, label: string, inStock = true) => ({
  __typename: 'QuickSize' as const, variantId, inStock, size: { __typename: 'Size' as const, id: variantId, label },
})
const shirt = { ...tileProduct({ inStock: true }), id: '1', name: 'تيشيرت الأهلي', sizes: [size('11', 'M'), size('12', 'L', false), size('13', 'XL')] }
const gone = { ...tileProduct({ inStock: false }), id: '2', name: 'كورة ماتش', sizes: [] }

function show(locale: Locale, wishedProductIds: string[] | null, hasNextPage = false) {
  const wishlist = {
    __typename: 'WishlistConnection' as const,
    totalCount: 2,
    nodes: [shirt, gone],
    pageInfo: { __typename: 'PageInfo' as const, hasNextPage, endCursor: 'next' },
  }
  const customer = { __typename: 'Customer' as const, id: '7', wishedProductIds, wishlist }
  const viewer = { __typename: 'Customer' as const, id: '7', fullName: 'منى', image: null, wishedProductIds }
  const Component = () => (
    <Wisher value={viewer}>
      <WishList customer={customer} continued={false} load={() => Promise.resolve()} />
    </Wisher>
  )
  return render(pageStub({ locale, root: { viewer: null }, Component }))
}

test.each([
  ['ar', 'انقل للسلة: تيشيرت الأهلي', 'مقاس تيشيرت الأهلي', 'شوف المنتج: كورة ماتش', 'اختار المقاس الأول'],
  ['en', 'Move to bag: تيشيرت الأهلي', 'Size of تيشيرت الأهلي', 'See product: كورة ماتش', 'Choose a size first'],
] as const)('in %s a wish goes into the cart in a size that is there; what cannot is seen on its page', async (locale, move, sizeOf, see, first) => {
  show(locale, ['1', '2'])
  const select = screen.getByRole('combobox', { name: sizeOf })
  expect([...select.querySelectorAll('option')].map(({ value }) => value)).toEqual(['', '11', '13'])
  await userEvent.click(screen.getByRole('button', { name: move }))
  expect(screen.getByText(first)).toBeTruthy()
  await waitFor(() => expect(document.activeElement).toBe(select))
  expect(screen.getByRole('link', { name: see })).toBeTruthy()
})

test('the list is whole, with every heart pressed, when the ids of the wishes did not load', () => {
  show('en', null)
  expect(screen.getAllByRole('button', { pressed: true })).toHaveLength(2)
  expect(screen.getByRole('heading', { level: 1 }).textContent).toContain('2')
})

test('what is no longer wished for leaves the list; an empty one leads to the shop, a longer one on', () => {
  const some = show('ar', ['2'], true)
  expect(screen.queryByRole('button', { name: /انقل للسلة/ })).toBeNull()
  expect(screen.getByRole('link', { name: 'اعرض كمان' }).getAttribute('href')).toContain('after=next')
  some.unmount()
  show('ar', [])
  expect(screen.getByRole('link', { name: 'ابدأ التسوّق' }).getAttribute('href')).toBe('/search')
})
