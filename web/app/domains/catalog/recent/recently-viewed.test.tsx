import { act, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { createRoutesStub } from 'react-router'
import { beforeEach, expect, test, vi } from 'vitest'
import { recentProducts, rememberProduct } from './recent-products.ts'
import { clientWithAnswers, withClient } from '#app/lib/testing/apollo-answers.tsx'
import { inLocale } from '#app/lib/testing/in-locale.tsx'
import { tileProduct } from '#app/domains/catalog/product.fixture.ts'
import { RecentlyViewed } from './recently-viewed.tsx'

let come: () => void

// Stubs the observer: the test decides when the element comes near the screen.
beforeEach(() => {
  localStorage.clear()
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(seen: IntersectionObserverCallback) {
        come = () => seen([{ isIntersecting: true } as IntersectionObserverEntry], this as never)
      }
      observe() {}
      disconnect() {}
    },
  )
})

function show(productId?: string) {
  const { client, asked, answer } = clientWithAnswers()
  const Stub = createRoutesStub([{ path: '/', Component: () => <RecentlyViewed productId={productId} /> }])
  render(inLocale('ar', withClient(client, <Stub />)))
  return { asked, answer, user: userEvent.setup() }
}

test('viewed products load near the screen and can be cleared', async () => {
  for (const id of ['3', '2', '1']) rememberProduct(id)
  const { asked, answer, user } = show('1')
  expect(asked).toHaveLength(0)
  act(() => come())
  await waitFor(() => expect(asked).toHaveLength(1))
  expect(asked[0]?.variables).toEqual({ ids: ['2', '3'] })
  act(() =>
    answer(0, {
      data: { productsByIds: [tileProduct({ id: '2', name: 'شورت' }), tileProduct({ id: '3', name: 'شراب' })] },
    }),
  )
  expect(await screen.findByRole('heading', { name: 'شفتهم قبل كده' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'شورت' })).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'امسح القايمة' }))
  expect(screen.queryByRole('heading', { name: 'شفتهم قبل كده' })).toBeNull()
  expect(recentProducts()).toEqual(['1'])
})

test('without other viewed products nothing is shown or fetched', () => {
  rememberProduct('1')
  const { asked } = show('1')
  act(() => come())
  expect(asked).toHaveLength(0)
  expect(screen.queryByRole('heading')).toBeNull()
  expect(recentProducts()).toEqual(['1'])
})

test('the home page shows all viewed products, adds none, and clears them all', async () => {
  rememberProduct('2')
  const { asked, answer, user } = show()
  act(() => come())
  await waitFor(() => expect(asked[0]?.variables).toEqual({ ids: ['2'] }))
  act(() => answer(0, { data: { productsByIds: [tileProduct({ id: '2', name: 'شورت' })] } }))
  await user.click(await screen.findByRole('button', { name: 'امسح القايمة' }))
  expect(recentProducts()).toEqual([])
})
