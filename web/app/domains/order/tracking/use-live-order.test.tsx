import { act, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { addLoaded, clientWithAnswers, withClient } from '#app/lib/testing/apollo-answers.tsx'
import type { EventContext } from '#app/lib/apollo/event-link.ts'
import { useWholeOrderPageQuery } from '#app/domains/order/details/__generated__/whole-order.ts'
import type { Status } from '#app/domains/order/order-phase.ts'
import { wholeOrder } from '#app/domains/order/details/whole-order.fixture.ts'
import { useLiveOrder } from './use-live-order.ts'

const link = { id: '5', token: 'of-the-link' }

function Page({ changes }: { changes?: { __typename: 'GuestOrder' } }) {
  const {
    data: { order },
    refetch,
  } = useWholeOrderPageQuery({ variables: link })
  useLiveOrder(link, order && { ...order, ...changes }, refetch)
  return <p>{order?.status}</p>
}

function follow(status: Status, changes?: { __typename: 'GuestOrder' }, order = wholeOrder(status)) {
  vi.useFakeTimers()
  const { client, asked, answer } = clientWithAnswers()
  addLoaded(client, { WholeOrderPage: { order } }, { variables: link })
  render(withClient(client, <Page changes={changes} />))
  const names = () => asked.map(({ operationName }) => operationName)
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
  const arrive = async (...answered: Parameters<typeof answer>) => {
    await act(async () => answer(...answered))
    await pass(10)
  }
  const context = () => asked[0]?.getContext() as EventContext
  return { asked, names, arrive, pass, context }
}

const moved = (order: object | null) => ({ orderMoved: { __typename: 'OrderMoved', order } })

test('an event shows its order without a request', async () => {
  const { asked, names, arrive, context } = follow('NEW')
  expect(asked[0]?.variables).toEqual(link)
  expect(context().newest()).toEqual({ after: 1 })
  const { events } = wholeOrder('CONFIRM')
  await arrive(0, { data: moved(wholeOrder('CONFIRM', { events: events.map((event) => ({ ...event, seq: 2 })) })) })
  expect(screen.getByText('CONFIRM')).toBeTruthy()
  expect(context().newest()).toEqual({ after: 2 })
  expect(names()).toEqual(['OrderMoved'])
})

test('an event without its order causes a request', async () => {
  const { names, arrive } = follow('NEW')
  await arrive(0, { data: moved(null), errors: [{ message: 'out', path: ['orderMoved', 'order'] }] })
  expect(names()).toEqual(['OrderMoved', 'WholeOrderPage'])
  await arrive(1, { data: { order: wholeOrder('CONFIRM') } })
  expect(screen.getByText('CONFIRM')).toBeTruthy()
})

test('an event on the page of one item requests that item', async () => {
  const { names, arrive } = follow('NEW', { __typename: 'GuestOrder' })
  await arrive(0, { data: moved(wholeOrder('CONFIRM')) })
  expect(names()).toEqual(['OrderMoved', 'WholeOrderPage'])
})

test('polls every 20 s without a stream, and not with one', async () => {
  const { names, context, pass } = follow('NEW')
  await pass(0)
  await act(async () => context().onLive(true))
  await pass(60_000)
  expect(names()).toEqual(['OrderMoved'])
  await act(async () => context().onLive(false))
  await pass(20_500)
  expect(names()).toEqual(['OrderMoved', 'WholeOrderPage'])
})

test('does not follow a settled order', async () => {
  const { names, pass } = follow('CANCELED')
  await pass(60_000)
  expect(names()).toEqual([])
})

test('follows a settled order until its refund is paid', () => {
  const refundDue = { __typename: 'Money' as const, amount: '650.00', formatted: 'EGP 650' }
  expect(follow('RETURNED_RECEIVED', undefined, wholeOrder('RETURNED_RECEIVED', { refundDue })).names()).toEqual([
    'OrderMoved',
  ])
})
