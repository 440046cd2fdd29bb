import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createRoutesStub, useLocation } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { apolloClient } from '#app/lib/apollo/client.ts'
import type { Locale } from '#app/lib/locale/locale.ts'
import { addLoaded, withClient } from '#app/lib/testing/apollo-answers.tsx'
import { userError } from '#app/lib/testing/user-error.ts'
import { inLocale } from '#app/lib/testing/in-locale.tsx'
import { WishlistButton } from './wishlist-button.tsx'
import { WishlistProvider } from './wishlist-context.tsx'

const mona = {
  __typename: 'Customer' as const,
  id: '7',
  fullName: 'منى عبد الرحمن',
  image: null,
  deletionDueAt: null,
  wishlistProducts: [{ __typename: 'Product' as const, id: '2' }],
}

afterEach(async () => {
  await apolloClient().clearStore()
  document.cookie = 'wishlist=; Max-Age=0; Path=/'
})

/** A heart of a product on a page; the shop answers when the test says so. */
function page(locale: Locale, viewer: typeof mona | null, id = '1') {
  let answer: (data: object) => void = () => undefined
  const fetch = vi.fn<(url: string, request: RequestInit) => Promise<Response>>(
    () => new Promise((resolve) => (answer = (data) => resolve(Response.json(data)))),
  )
  vi.stubGlobal('fetch', fetch)
  const Page = () => (
    <WishlistProvider>
      <WishlistButton product={{ id, name: 'كورة' }} />
      <output>{useLocation().pathname + useLocation().search}</output>
    </WishlistProvider>
  )
  addLoaded(apolloClient(), { RootViewer: { viewer } })
  const Router = createRoutesStub([{ path: '*', Component: Page }])
  render(inLocale(locale, withClient(apolloClient(), <Router initialEntries={['/offers']} />)))
  return { fetch, answer: (data: object) => answer(data) }
}

test.each(['ar', 'en'] as const)(
  'in %s a heart is filled before the shop has answered, and empty again when it refuses',
  async (locale) => {
    const { fetch, answer } = page(locale, mona)
    const heart = screen.getByRole('button', { name: /كورة/, pressed: false })
    await userEvent.click(heart)
    await waitFor(() => expect(heart.getAttribute('aria-pressed')).toBe('true'))
    await waitFor(() => expect(fetch).toHaveBeenCalledOnce())
    expect(JSON.parse(String(fetch.mock.calls[0]?.[1].body))).toMatchObject({
      operationName: 'WishlistAdd',
      variables: { productId: '1' },
    })
    const userErrors = [userError({ code: 'LIMIT_REACHED', max: 200 })]
    answer({ data: { wishlistAdd: { __typename: 'WishlistAddPayload', customer: mona, userErrors } } })
    await waitFor(() => expect(heart.getAttribute('aria-pressed')).toBe('false'))
  },
)

test.each([
  ['1', 'add'],
  ['2', 'remove'],
])('without JavaScript the heart of product %s posts its product and «%s» by the form of the page', (id, intent) => {
  page('ar', mona, id)
  const heart = screen.getByRole<HTMLButtonElement>('button', { name: /كورة/ })
  expect(heart.getAttribute('formaction')).toBe(`/profile/wishlist?product=${id}`)
  expect([heart.type, heart.getAttribute('form'), heart.name, heart.value]).toEqual([
    'submit',
    'wishlist',
    'intent',
    intent,
  ])
})

test('a guest is redirected to the login, and the product is stored', async () => {
  const { fetch } = page('ar', null)
  await userEvent.click(screen.getByRole('button', { name: /كورة/ }))
  await waitFor(() => expect(screen.getByRole('status').textContent).toContain('/login?redirect='))
  expect(document.cookie).toBe('wishlist=1')
  expect(fetch).not.toHaveBeenCalled()
})
