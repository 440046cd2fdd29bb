import { render, screen } from '@testing-library/react'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { ToastArea } from '#app/lib/notify/toast-area.tsx'
import { inLocale } from '#app/lib/testing/in-locale.tsx'
import { CartNotice } from './cart-notice.tsx'

test.each([
  ['/my-cart', 'PRICE_CHANGED', 'A price has changed. Look over your bag and confirm again.'],
  ['/my-cart', 'QUANTITY_REDUCED', 'There are fewer left than you asked for. Please look over your bag.'],
  ['/cart/address', 'PICKUP_GONE', 'This branch no longer has your whole order. Choose another branch, or delivery.'],
])('on %s the refusal %s is a red toast', async (path, code, text) => {
  const Stub = createRoutesStub([{ path, Component: CartNotice }])
  render(
    inLocale(
      'en',
      <>
        <Stub initialEntries={[`${path}?notice=${code}`]} />
        <ToastArea />
      </>,
    ),
  )
  const toast = await screen.findByRole('alert')
  expect([toast.textContent.includes(text), toast.className.includes('bg-danger-solid')]).toEqual([true, true])
})

test('an unknown notice shows nothing', () => {
  const Stub = createRoutesStub([{ path: '/my-cart', Component: CartNotice }])
  render(
    inLocale(
      'en',
      <>
        <Stub initialEntries={['/my-cart?notice=%3Cb%3E']} />
        <ToastArea />
      </>,
    ),
  )
  expect(screen.queryByRole('alert')).toBeNull()
})
