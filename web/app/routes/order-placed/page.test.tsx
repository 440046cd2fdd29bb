import { act, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { addLoaded, clientWithAnswers, withClient } from '#app/lib/testing/apollo-answers.tsx'
import { inLocale } from '#app/lib/testing/in-locale.tsx'
import { wholeOrder } from '#app/domains/order/page/whole-order.fixture.ts'
import OrderPlacedPage from './page.tsx'

test('the confirmation disappears once the order is confirmed', async () => {
  const { client, asked, answer } = clientWithAnswers()
  const variables = { id: '5', token: 't' }
  addLoaded(client, { OrderPlacedPage: { order: wholeOrder('WAITING_CUSTOMER', { allowedActions: ['CONFIRM'] }) } }, { variables })
  const loaderData = { page: { variables, today: '2026-11-21' } }
  const Stub = createRoutesStub([{ id: 'page', path: '/order-placed/:id', Component: OrderPlacedPage as never, loader: () => loaderData.page }])
  render(inLocale('en', withClient(client, <Stub initialEntries={['/order-placed/5?token=t']} hydrationData={{ loaderData }} />)))
  await userEvent.click(await screen.findByRole('button', { name: 'Confirm the order' }))
  const place = asked.findIndex(({ operationName }) => operationName === 'OrderConfirm')
  expect(asked[place]?.variables).toEqual({ input: { id: '5', token: 't', code: null } })
  const payload = { __typename: 'OrderChangePayload', order: wholeOrder('CONFIRM'), userErrors: [] }
  await act(async () => answer(place, { data: { orderConfirm: payload } }))
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Confirm the order' })).toBeNull())
})
