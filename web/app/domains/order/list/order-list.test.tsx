import { act, render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { createRoutesStub } from 'react-router'
import { expect, onTestFinished, test } from 'vitest'
import type { Locale } from '#app/lib/locale/locale.ts'
import { addLoaded, clientWithAnswers, withClient } from '#app/lib/testing/apollo-answers.tsx'
import { attachArea } from '#app/lib/notify/notify.ts'
import { inLocale } from '#app/lib/testing/in-locale.tsx'
import type { OrderCard_OrderFragment as Order } from './__generated__/order-list.ts'
import { type Group, loadOrders, OrderListPage, orderListPath } from './order-list-page.tsx'
import { wholeOrder } from '#app/domains/order/details/whole-order.fixture.ts'

test.each([
  ['ar', 'أنهي طلبات', 'جارية 1', 'طلب رقم MD-4821350', 'في انتظار تأكيد العميل', 'أكّد الطلب', 'قطعتين'],
  [
    'en',
    'Which orders',
    'Open 1',
    'Order MD-4821350',
    'Awaiting customer confirmation',
    'Confirm the order',
    '2 items',
  ],
] as const)(
  'in %s a card shows the status, the items and the next step of the order',
  (locale, filter, open, name, ...texts) => {
    list(locale, 'OPEN', [wholeOrder('WAITING_CUSTOMER', { allowedActions: ['CONFIRM'] })])
    const kinds = within(screen.getByRole('group', { name: filter })).getAllByRole('link')
    expect(kinds.map((kind) => kind.getAttribute('aria-current'))).toEqual([null, 'page', null, null, null])
    expect(screen.getByRole('link', { name: open })).toBeTruthy()
    const card = screen.getByRole('article')
    expect(within(card).getByRole('link', { name }).getAttribute('href')).toBe('/profile/orderDetails/5')
    for (const text of texts) expect(card.textContent).toContain(text)
  },
)

test('a delivery time that was chosen is shown, and no longer asked for', () => {
  const time = { __typename: 'DeliveryChoice', day: '2026-11-23', part: 'EVENING', from: '18:00', to: '22:00' } as const
  const expected = { __typename: 'ExpectedTime' as const, from: time.day, to: time.day, time }
  const failed = { allowedActions: ['CHOOSE_DELIVERY_TIME' as const], expected: null }
  const shown = ['Choose a new delivery time', 'Expected Monday 23 November, 6\u00a0pm to 10\u00a0pm']
  list('en', 'OPEN', [wholeOrder('ABNORMAL', failed), { ...wholeOrder('ABNORMAL', { ...failed, expected }), id: '6' }])
  expect(
    screen.getAllByRole('article').map(({ textContent }) => shown.filter((s) => textContent?.includes(s))),
  ).toEqual(shown.map((text) => [text]))
})

test.each([
  ['ar', 'لسه هيرجعلك EGP\u00a01,490'],
  ['en', 'EGP\u00a01,490 still to be refunded'],
] as const)('in %s a refund that is not noted as paid is still to come', (locale, due) => {
  list(locale, 'RETURNED', [
    wholeOrder('RETURNED_RECEIVED', {
      paid: true,
      collected: money('1,550'),
      refundDue: money('1,490'),
      total: money('60'),
    }),
  ])
  expect(screen.getByRole('article').textContent).toContain(due)
})

test.each([
  ['ar', 'رجعلك EGP\u00a01,490'],
  ['en', 'You got EGP\u00a01,490 back'],
] as const)('in %s a returned order costs what was paid for it, and its refund is shown', (locale, back) => {
  const [collected, refunded, total] = [money('1,550'), money('1,490'), money('60')]
  const [line] = wholeOrder('RETURNED_RECEIVED').lines
  const reviewable = line ? [{ ...line, reviewable: true }] : []
  list(locale, 'RETURNED', [
    wholeOrder('RETURNED_RECEIVED', { paid: true, collected, refunded, total, lines: reviewable }),
  ])
  const card = screen.getByRole('article')
  for (const text of ['EGP\u00a01,550', back]) expect(card.textContent).toContain(text)
  expect(card.textContent).not.toContain('EGP\u00a060')
})

test('does not ask for a review during a return', () => {
  const [line] = wholeOrder('RETURNING').lines
  list('en', 'RETURNED', [wholeOrder('RETURNING', { paid: true, lines: line ? [{ ...line, reviewable: true }] : [] })])
  expect(screen.getByRole('article').textContent).not.toContain('Review what you bought')
})

test('an empty group leads to all orders, or to the shop without any', () => {
  list('en', 'CANCELED', [])
  expect(screen.getByRole('link', { name: 'See all orders' }).getAttribute('href')).toBe('/profile/orders')
})

test('shows the orders and groups without counts when the counts did not load', () => {
  list('en', 'ALL', [wholeOrder('NEW')], null)
  expect(screen.getByRole('article')).toBeTruthy()
  const kinds = within(screen.getByRole('group', { name: 'Which orders' })).getAllByRole('link')
  expect(kinds.map(({ textContent }) => textContent?.trim())).toEqual([
    'All',
    'Open',
    'Delivered',
    'Returned',
    'Canceled',
  ])
})

test('a guest returns to the same list after the login; an unknown group shows all orders', async () => {
  const visit = { url: new URL('https://shop.example/profile/orders?group=nonsense') }
  const asked: unknown[] = []
  const query = ((_: unknown, variables: unknown) => (
    asked.push(variables),
    Promise.resolve({ viewer: null })
  )) as never
  const answer: unknown = await loadOrders(visit, query).catch((thrown: unknown) => thrown)
  expect(asked).toMatchObject([{ group: 'ALL', after: null }])
  expect((answer as Response).headers.get('location')).toContain(encodeURIComponent('/profile/orders?group=nonsense'))
  expect(orderListPath('OPEN', 'x y')).toBe('/profile/orders?group=open&after=x+y')
})

test('older orders are appended once each, and the focus moves to the first of them', async () => {
  const { answer, asked } = list('en', 'ALL', [order('5'), order('4')], 3, 'after-4')
  await userEvent.click(screen.getByRole('link', { name: 'Show older orders' }))
  expect(asked[0]?.variables).toEqual({ first: 10, after: 'after-4', group: 'ALL' })
  // A new order has moved order 4 to the next page.
  await act(async () => answer(0, { data: { viewer: viewerOf([order('4'), order('3')], 4) } }))
  await waitFor(() =>
    expect(hrefs()).toEqual(['/profile/orderDetails/5', '/profile/orderDetails/4', '/profile/orderDetails/3']),
  )
  expect(document.activeElement?.getAttribute('href')).toBe('/profile/orderDetails/3')
  expect(screen.queryByRole('link', { name: 'Show older orders' })).toBeNull()
})

test('a failed load of older orders shows a toast and keeps the link', async () => {
  const { answer, asked } = list('en', 'ALL', [order('5')], 3, 'after-5')
  const toasts: unknown[] = []
  onTestFinished(attachArea((order) => toasts.push(order)))
  await userEvent.click(screen.getByRole('link', { name: 'Show older orders' }))
  await act(async () => answer(0, new Error('lost')))
  expect(toasts).toHaveLength(1)
  expect(hrefs()).toEqual(['/profile/orderDetails/5'])
  await userEvent.click(screen.getByRole('link', { name: 'Show older orders' }))
  expect(asked).toHaveLength(2)
})

test('an order that moves changes in the list at once, and the list with its counts is loaded again', async () => {
  const { answer, asked } = list('en', 'OPEN', [wholeOrder('WAITING_CUSTOMER'), order('4')])
  expect(asked.map(({ operationName, variables }) => [operationName, variables.id])).toEqual([['OrderMoved', '5']])
  const { events } = wholeOrder('CONFIRM')
  const moved = wholeOrder('CONFIRM', { events: events.map((event) => ({ ...event, seq: 2 })) })
  await act(async () => answer(0, { data: { orderMoved: { __typename: 'OrderMoved', order: moved } } }))
  await waitFor(() => expect(screen.getAllByRole('article')[0]?.textContent).toContain('Confirmed'))
  await waitFor(() => expect(asked.map(({ operationName }) => operationName)).toEqual(['OrderMoved', 'OrderListPage']))
  await act(async () => answer(1, { data: { viewer: viewerOf([order('4')], 1) } }))
  await waitFor(() => expect(hrefs()).toEqual(['/profile/orderDetails/4']))
})

test('the three newest of many moving orders have a stream each', () => {
  const { asked } = list(
    'en',
    'ALL',
    ['9', '8', '7', '6', '5'].map((id) => wholeOrder('CONFIRM', { id })),
  )
  expect(asked.map(({ operationName, variables }) => [operationName, variables.id])).toEqual([
    ['OrderMoved', '9'],
    ['OrderMoved', '8'],
    ['OrderMoved', '7'],
  ])
})

function hrefs() {
  return screen.getAllByRole('article').map((card) => within(card).getAllByRole('link')[0]?.getAttribute('href'))
}

function order(id: string) {
  return wholeOrder('DELIVERED', { id, number: `MD-482135${id}` })
}

function money(pounds: string) {
  return { __typename: 'Money' as const, amount: `${pounds.replace(',', '')}.00`, formatted: `EGP\u00a0${pounds}` }
}

function list(
  locale: Locale,
  group: Group,
  orders: ReturnType<typeof wholeOrder>[],
  count: number | null = 1,
  endCursor: string | null = null,
) {
  const variables = { first: 10, after: null, group }
  const { client, ...network } = clientWithAnswers()
  addLoaded(client, { OrderListPage: { viewer: viewerOf(orders, count, endCursor) } }, { variables })
  const Component = () => <OrderListPage variables={variables} today="2026-11-21" />
  const Stub = createRoutesStub([{ path: '/profile/orders', Component }])
  render(inLocale(locale, withClient(client, <Stub initialEntries={['/profile/orders']} />)))
  return network
}

function viewerOf(orders: ReturnType<typeof wholeOrder>[], count: number | null, endCursor: string | null = null) {
  const kinds = ['ALL', 'OPEN', 'DELIVERED', 'RETURNED', 'CANCELED'] as const
  const nodes = orders.map((order): Order => ({ ...order, __typename: 'Order', placedAt: '2026-11-21T10:00:00.000Z' }))
  return {
    __typename: 'Customer' as const,
    id: '1',
    orderCounts:
      count === null ? null : kinds.map((each) => ({ __typename: 'OrderGroupCount' as const, group: each, count })),
    orders: {
      __typename: 'OrderConnection' as const,
      totalCount: count ?? nodes.length,
      pageInfo: { __typename: 'PageInfo' as const, hasNextPage: endCursor !== null, endCursor },
      nodes,
    },
  }
}
