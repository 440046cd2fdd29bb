import { render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { attachArea } from '#app/lib/notify/notify.ts'
import { withClient } from '#app/lib/testing/apollo-answers.tsx'
import { inLocale } from '#app/lib/testing/in-locale.tsx'
import { addingClient } from '#app/domains/catalog/add-to-cart/add-to-cart.fixture.ts'
import { QuickAdd } from './product-tile.tsx'

const size = (id: string, label: string, inStock = true) => ({
  __typename: 'ProductSize' as const,
  inStock,
  size: { __typename: 'Size' as const, id, label },
  variant: { __typename: 'Variant' as const, id },
})
const image = { __typename: 'Image' as const, base: '/images/i1' }
const product = {
  __typename: 'Product' as const,
  id: '1',
  name: 'هودي',
  image,
  sizes: [size('11', 'M'), size('12', 'L'), size('13', 'XL', false)],
}

/** Renders the sizes of a product with a client that gives this answer; `shown` returns the toasts on the screen. */
function open(answer: () => Promise<object[]>) {
  const shown = new Map<string, unknown>()
  attachArea((order) =>
    'dismiss' in order ? void shown.delete(order.dismiss) : void shown.set(order.show.key, order.show.title),
  )
  const { client, sent } = addingClient(answer)
  const Stub = createRoutesStub([{ path: '/', Component: () => <QuickAdd product={product} /> }])
  render(inLocale('en', withClient(client, <Stub />)))
  return {
    sent,
    shown: () => [...shown.values()],
    press: (name: RegExp) => userEvent.click(screen.getByRole('button', { name })),
  }
}

test('a press adds that size to the cart; presses before the answer and on a sold-out size send nothing', async () => {
  let done = () => {}
  const { sent, shown, press } = open(() => new Promise((resolve) => (done = () => resolve([]))))
  await press(/\bXL\b/)
  await press(/\bL\b/)
  await press(/\bM\b/)
  expect(shown()).toEqual(['Adding to bag…'])
  await waitFor(() => expect(sent()).toMatchObject([{ input: { lines: [{ variantId: '12', quantity: 1 }] } }]))
  done()
  await waitFor(() => expect(shown()).toEqual(['Added to bag']))
  expect(sent()).toHaveLength(1)
})

test('a refusal takes the place of the toast, and the next press is sent', async () => {
  const refusal = {
    __typename: 'UserError',
    code: 'OUT_OF_STOCK',
    path: ['input', 'variantId'],
    message: 'Out of stock for now.',
    available: 0,
    max: null,
    retryAfter: null,
  }
  const { sent, shown, press } = open(async () => [refusal])
  await press(/\bM\b/)
  await waitFor(() => expect(shown()).toEqual(['Out of stock for now.']))
  await press(/\bM\b/)
  await waitFor(() => expect(sent()).toHaveLength(2))
})
