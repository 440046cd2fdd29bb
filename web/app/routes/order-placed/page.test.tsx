import { act, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { addLoaded, clientWithAnswers, withClient } from '#app/lib/testing/apollo-answers.tsx'
import { inLocale } from '#app/lib/testing/in-locale.tsx'
import { wholeOrder } from '#app/domains/order/details/whole-order.fixture.ts'
import OrderPlacedPage from './page.tsx'

function openPage(locale: 'ar' | 'en', waiting: object) {
  const server = clientWithAnswers()
  const variables = { id: '5', token: 't' }
  addLoaded(
    server.client,
    { OrderPlacedPage: { order: wholeOrder('WAITING_CUSTOMER', { allowedActions: ['CONFIRM'], ...waiting }) } },
    { variables },
  )
  const loaderData = { page: { variables, today: '2026-11-21' } }
  const Stub = createRoutesStub([
    { id: 'page', path: '/order-placed/:id', Component: OrderPlacedPage as never, loader: () => loaderData.page },
  ])
  render(
    inLocale(
      locale,
      withClient(server.client, <Stub initialEntries={['/order-placed/5?token=t']} hydrationData={{ loaderData }} />),
    ),
  )
  return server
}

test.each([
  ['ar', null, 'رسالة الواتساب', 'رسالة SMS'],
  ['ar', '2026-11-21T10:00:00.000Z', 'رسالة SMS', 'رسالة الواتساب'],
  ['en', null, 'the WhatsApp message', 'by SMS to'],
  ['en', '2026-11-21T10:00:00.000Z', 'by SMS to', 'the WhatsApp message'],
] as const)(
  'in %s a code by SMS at %s is what is left to do, else the message in WhatsApp',
  async (locale, codeSmsAt, left, other) => {
    openPage(locale, { confirmNeedsCode: true, codeSmsAt })
    const status = await screen.findByRole('status')
    expect([status.textContent?.includes(left), status.textContent?.includes(other)]).toEqual([true, false])
    const next = screen.getByRole('region', { name: locale === 'ar' ? 'وبعدين؟' : 'What happens next' })
    expect(next.textContent?.includes('SMS')).toBe(codeSmsAt !== null)
  },
)

test('a message that could not be sent is not what is left to do', async () => {
  openPage('en', { confirmNeedsCode: true, confirmMessageFailed: true })
  expect((await screen.findByRole('status')).textContent).toBe('One thing left: confirm your order.')
  expect(screen.getByRole('region', { name: 'What happens next' }).textContent).not.toContain('WhatsApp')
})

test.each([
  ['READY', false],
  ['PREPARING', true],
] as const)('an order in %s has its packing ahead: %s', async (status, isAhead) => {
  openPage('en', { ...wholeOrder(status), allowedActions: [] })
  await screen.findByRole('heading', { level: 1 })
  expect(screen.queryByText('We pack your order') !== null).toBe(isAhead)
})

test('an order whose items are still being made is not said to be checked', async () => {
  openPage('en', { ...wholeOrder('ONLINE_COMING'), allowedActions: [] })
  await screen.findByRole('region', { name: 'What happens next' })
  expect(screen.queryByText('We check the order')).toBeNull()
})

test('the confirmation disappears once the order is confirmed', async () => {
  const { asked, answer } = openPage('en', {})
  await userEvent.click(await screen.findByRole('button', { name: 'Confirm the order' }))
  const place = asked.findIndex(({ operationName }) => operationName === 'OrderConfirm')
  expect(asked[place]?.variables).toEqual({ input: { id: '5', token: 't', code: null } })
  const payload = { __typename: 'OrderChangePayload', order: wholeOrder('CONFIRM'), userErrors: [] }
  await act(async () => answer(place, { data: { orderConfirm: payload } }))
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Confirm the order' })).toBeNull())
})
