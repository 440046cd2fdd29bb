import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { addLoaded, clientWithAnswers, withClient } from '#app/lib/testing/apollo-answers.tsx'
import { inLocale } from '#app/lib/testing/in-locale.tsx'
import { ownOutdated } from '#app/lib/http/cookies.ts'
import { RootOwnDocument } from '#app/domains/session/__generated__/viewer.ts'
import { ownRecord } from '#app/domains/session/own-record.ts'
import { createRoutesStub } from 'react-router'
import { Header } from './header.tsx'
import { showOwn } from './show-own.ts'
import { useOwn } from './use-own.ts'

const mona = {
  __typename: 'Customer' as const,
  id: '7',
  fullName: 'Mona Ali',
  image: '/photos/7',
  deletionDueAt: null,
  wishlistProducts: [{ __typename: 'Product' as const, id: 'Product_5' }],
}
/** With revision 0 it is no cart. */
const bag = (quantity: number) => ({ __typename: 'Cart' as const, id: 'c1', revision: quantity, quantity })
const nobody = { viewer: null, cart: null }

beforeEach(() => {
  localStorage.clear()
  document.cookie = 'own_kept=; Max-Age=0'
  document.documentElement.lang = 'en'
})

test('a page of her own writes the record, and the cookie by which she gets the pages of everybody', async () => {
  show({ viewer: mona, cart: bag(3) })
  await waitFor(() =>
    expect([ownRecord()?.data.viewer?.id, document.cookie]).toEqual(['7', expect.stringContaining('own_kept=1')]),
  )
})

test('the empty bag of a guest is nothing of her own', async () => {
  show({ viewer: null, cart: { ...bag(0), id: '' } })
  await waitFor(() => expect(ownRecord()?.data.cart?.quantity).toBe(0))
  expect(document.cookie).not.toContain('own_kept')
})

test('units that wait for the network are her own, though the shop knows no cart yet', async () => {
  show({ viewer: null, cart: { ...bag(0), quantity: 1 } })
  await waitFor(() => expect(document.cookie).toContain('own_kept=1'))
})

test('a guest without a bag has no cookie, and a customer whose account waits for its deletion loses it', async () => {
  show(nobody)
  await waitFor(() => expect(ownRecord()?.data).toEqual(nobody))
  expect(document.cookie).not.toContain('own_kept')
  cleanup()
  show({ viewer: mona, cart: bag(1) })
  await waitFor(() => expect(document.cookie).toContain('own_kept=1'))
  cleanup()
  show({ viewer: { ...mona, deletionDueAt: '2026-12-01T00:00:00Z' }, cart: bag(1) })
  await waitFor(() => expect(document.cookie).not.toContain('own_kept'))
})

test('before its scripts run, a page of everybody shows her numbers, name, photo and hearts', async () => {
  show({ viewer: mona, cart: bag(3) })
  await waitFor(() => expect(ownRecord()?.data.viewer?.id).toBe('7'))
  cleanup()
  show(nobody, { shared: true, scripts: false })
  await screen.findByRole('link', { name: 'Bag' })
  document.body.insertAdjacentHTML(
    'beforeend',
    '<button form=wishlist formaction="/profile/wishlist?product=5" aria-pressed=false></button>',
  )
  const heart = document.body.lastElementChild
  showOwn()
  document.body.append(document.createElement('i'))
  await waitFor(() => expect(heart?.getAttribute('aria-pressed')).toBe('true'))
  document.dispatchEvent(new Event('DOMContentLoaded'))
  heart?.remove()
  const link = screen.getByRole('link', { name: 'My account, Mona' })
  expect([link.getAttribute('href'), link.querySelector('img')?.getAttribute('src'), link.textContent]).toEqual([
    '/profile',
    '/photos/7',
    'Mona',
  ])
  expect(screen.getByRole('link', { name: 'Bag, 3 items' }).querySelector('[data-count="3"]')).not.toBeNull()
  expect(document.documentElement.dataset.owner).toBe('7')
})

test('in the other language the numbers come without their labels', async () => {
  show({ viewer: null, cart: bag(3) })
  await waitFor(() => expect(ownRecord()?.data.cart?.quantity).toBe(3))
  cleanup()
  document.documentElement.lang = 'ar'
  show(nobody, { shared: true, scripts: false, locale: 'ar' })
  const link = await screen.findByRole('link', { name: 'السلة' })
  showOwn()
  expect([link.querySelector('[data-count="3"]'), link.getAttribute('aria-label')]).toEqual([
    expect.anything(),
    'السلة',
  ])
})

test('with its scripts it shows the record at once and then what the shop says', async () => {
  show({ viewer: mona, cart: bag(3) })
  await waitFor(() => expect(ownRecord()?.data.cart?.quantity).toBe(3))
  cleanup()
  const written = vi.spyOn(Storage.prototype, 'setItem')
  const { asked, answer } = show(nobody, { shared: true })
  expect(await screen.findByRole('link', { name: 'Bag, 3 items' })).toBeTruthy()
  // Another tab would take her for a guest and reload.
  expect(written.mock.calls.filter(([, text]) => text.includes('"viewer":null'))).toEqual([])
  expect(asked.map(({ operationName }) => operationName)).toEqual(['RootOwn'])
  act(() => answer(0, { data: { viewer: mona, cart: bag(5) } }))
  expect(await screen.findByRole('link', { name: 'Bag, 5 items' })).toBeTruthy()
  expect(ownRecord()?.data.cart?.quantity).toBe(5)
})

test('what was put into the bag while the shop was asked stays', async () => {
  show({ viewer: mona, cart: { ...bag(0), id: '' } })
  await waitFor(() => expect(ownRecord()?.data.viewer?.id).toBe('7'))
  cleanup()
  const { client, answer } = show(nobody, { shared: true })
  await screen.findByRole('link', { name: 'My account, Mona' })
  act(() => void client.cache.writeQuery({ query: RootOwnDocument, data: { viewer: mona, cart: bag(1) } }))
  await screen.findByRole('link', { name: 'Bag, 1 item' })
  act(() => answer(0, { data: { viewer: { ...mona, fullName: 'Mona Said' }, cart: { ...bag(0), id: '' } } }))
  await waitFor(() => expect(ownRecord()?.data.viewer?.fullName).toBe('Mona Said'))
  expect(screen.getByRole('link', { name: 'Bag, 1 item' })).toBeTruthy()
})

test('a session that has ended becomes a guest, and her record goes', async () => {
  show({ viewer: mona, cart: bag(3) })
  await waitFor(() => expect(ownRecord()?.data.viewer?.id).toBe('7'))
  cleanup()
  const { answer } = show(nobody, { shared: true })
  await screen.findByRole('link', { name: 'My account, Mona' })
  act(() => answer(0, { data: nobody }))
  expect(await screen.findByRole('link', { name: 'Log in' })).toBeTruthy()
  expect([ownRecord()?.data, document.cookie.includes('own_kept')]).toEqual([nobody, false])
})

test('a record is not shown to who has logged out since', async () => {
  show({ viewer: mona, cart: bag(3) })
  await waitFor(() => expect(ownRecord()?.data.viewer?.id).toBe('7'))
  cleanup()
  document.cookie = ownOutdated()
  const { asked } = show(nobody, { shared: true })
  showOwn()
  expect(await screen.findByRole('link', { name: 'Log in' })).toBeTruthy()
  await waitFor(() => expect(ownRecord()?.data).toEqual(nobody))
  expect([screen.queryByText('Mona'), asked]).toEqual([null, []])
})

test('an outage leaves the record as it is', async () => {
  show({ viewer: mona, cart: bag(3) })
  await waitFor(() => expect(ownRecord()?.data.viewer?.id).toBe('7'))
  cleanup()
  const { answer } = show(nobody, { shared: true })
  await screen.findByRole('link', { name: 'Bag, 3 items' })
  act(() => answer(0, new Error('out')))
  expect(screen.getByRole('link', { name: 'Bag, 3 items' })).toBeTruthy()
  expect(ownRecord()?.data.viewer?.id).toBe('7')
})

test('an unknown visitor changes no record', async () => {
  show({ viewer: mona, cart: bag(3) })
  await waitFor(() => expect(ownRecord()?.data.viewer?.id).toBe('7'))
  cleanup()
  show({ cart: bag(1) })
  await screen.findByRole('link', { name: 'Your account' })
  await new Promise((resolve) => setTimeout(resolve, 1_000))
  expect(ownRecord()?.data.viewer?.id).toBe('7')
})

test('a tab follows the bag of another one, and reloads when another one shows somebody else', async () => {
  const { reload } = show({ viewer: mona, cart: bag(3) })
  await waitFor(() => expect(ownRecord()?.data.cart?.quantity).toBe(3))
  const written = (data: object) => {
    localStorage.setItem('own', JSON.stringify({ ...ownRecord(), data }))
    act(() => void dispatchEvent(new StorageEvent('storage', { key: 'own' })))
  }
  written({ viewer: mona, cart: bag(4) })
  expect(await screen.findByRole('link', { name: 'Bag, 4 items' })).toBeTruthy()
  expect(reload).not.toHaveBeenCalled()
  written(nobody)
  expect(reload).toHaveBeenCalledOnce()
})

test('a document restored by the back button reloads after a logout', async () => {
  const { reload } = show({ viewer: mona, cart: bag(3) })
  await waitFor(() => expect(ownRecord()?.data.viewer?.id).toBe('7'))
  localStorage.clear()
  dispatchEvent(new Event('pageshow'))
  expect(reload, 'a browser without storage loads once').not.toHaveBeenCalled()
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
  expect(reload).toHaveBeenCalledOnce()
})

test.each(['{', '7', '{"data":{}}', '{"data":{"viewer":{},"cart":1}}'])(
  'a record that something else wrote (%s) is none',
  (text) => {
    localStorage.setItem('own', text)
    document.cookie = 'own_kept=1'
    showOwn()
    expect(ownRecord()).toBeUndefined()
  },
)

/** Renders the header of a document with this data of its visitor; without `scripts` nothing follows it. */
function show(
  own: { viewer?: object | null; cart: object | null },
  { shared = false, scripts = true, locale = 'en' as 'ar' | 'en' } = {},
) {
  const reload = vi.fn<() => void>()
  const { client, asked, answer } = clientWithAnswers()
  const Page = () => (
    <>
      {scripts ? <Follows /> : null}
      <Header />
    </>
  )
  const Follows = () => (useOwn(reload), null)
  const root = { locale, theme: 'dark', year: 2026, shared }
  const Router = createRoutesStub([{ id: 'root', path: '/', loader: () => root, Component: Page }])
  addLoaded(client, {
    RootShell: { categories: [], cart: own.cart },
    ...('viewer' in own && { RootViewer: { viewer: own.viewer } }),
  })
  render(inLocale(locale, withClient(client, <Router hydrationData={{ loaderData: { root } }} />)))
  return { reload, client, asked, answer }
}
