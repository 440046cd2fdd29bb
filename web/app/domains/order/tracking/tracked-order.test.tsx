import { act, render, screen, within } from '@testing-library/react'
import { createRoutesStub } from 'react-router'
import { expect, test, vi } from 'vitest'
import type { Locale } from '#app/lib/locale/locale.ts'
import { addLoaded, clientWithAnswers, withClient } from '#app/lib/testing/apollo-answers.tsx'
import { inLocale } from '#app/lib/testing/in-locale.tsx'
import { orderAt } from '#app/domains/order/order.fixture.ts'
import type { Status } from '#app/domains/order/order-phase.ts'
import { trackedAt } from './track-order.fixture.ts'
import { TrackedOrder } from './tracked-order.tsx'

const shown = {
  ar: {
    headline: 'طلبك في الطريق',
    label: 'مراحل الطلب',
    stations: ['استلمنا طلبك تم', 'أكّدنا معاك تم', 'بيتجهّز تم', 'في الطريق دلوقتي', 'وصل عندك لسه'],
    expected: 'متوقع من 24 لـ\u00a026 نوفمبر',
    pay: 'هتدفع للمندوب',
    vat: 'منها ضريبة قيمة مضافة 14%: EGP\u00a0190.35.',
  },
  en: {
    headline: 'Your order is on its way',
    label: 'Stages of the order',
    stations: [
      'Order received done',
      'Confirmed with you done',
      'Being prepared done',
      'On its way now',
      'Delivered to come',
    ],
    expected: 'Expected 24–26 November',
    pay: 'Pay the courier',
    vat: 'Of which 14% VAT: EGP\u00a0190.35.',
  },
}

test.each(['READY', 'LATE', 'CANCEL'] as const)('the stage of a packed order in %s is called packed', (status) => {
  const { events } = orderAt({ status, through: ['PREPARING', 'READY', ...(status === 'READY' ? [] : [status])] })
  tracked('en', status, 3, { events })
  const steps = within(screen.getByRole('list', { name: shown.en.label })).getAllByRole('listitem')
  expect(steps[2]?.querySelector('p')?.textContent).toBe('Packed now')
})

test.each(['ar', 'en'] as const)(
  'in %s the page shows the progress, the promised days and the cost of the order',
  (locale) => {
    const { headline, label, stations, expected, pay, vat } = shown[locale]
    tracked(locale, 'DELIVERY', 4)
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(headline)
    const steps = within(screen.getByRole('list', { name: label })).getAllByRole('listitem')
    expect(steps.map((step) => step.querySelector('p')?.textContent)).toEqual(stations)
    expect(steps.map((step) => step.getAttribute('aria-current'))).toEqual([null, null, null, 'step', null])
    expect(steps.at(-1)?.textContent).toContain(expected)
    expect(screen.getByRole('heading', { name: pay })).toBeTruthy()
    expect(document.body.textContent).toContain(vat)
  },
)

test('a late order says so and names its new date', () => {
  tracked('en', 'LATE', 3)
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Your order is running late')
  expect(document.body.textContent).toContain('New date: 24–26 November.')
})

test('a canceled order costs nothing', () => {
  tracked('ar', 'CANCELED')
  expect(screen.getByRole('heading', { name: 'مفيش حاجة تدفعها' })).toBeTruthy()
})

test('a returned order shows the amount paid, the refund and the rest', () => {
  const [collected, refunded, total] = ['1,550', '1,490', '60'].map((pounds) => ({
    __typename: 'Money' as const,
    amount: `${pounds.replace(',', '')}.00`,
    formatted: `EGP\u00a0${pounds}`,
  }))
  tracked('en', 'RETURNED_RECEIVED', 5, { paid: true, collected, refunded, total })
  const box = screen.getByRole('heading', { name: 'Paid to the courier' }).closest('div')?.parentElement
  expect(box?.textContent).toContain('Paid to the courierEGP\u00a01,550')
  expect(box?.textContent).toContain('RefundedEGP\u00a0−1,490What you paid in totalEGP\u00a060')
})

test('a line says how many of its units were returned, as the sums do', () => {
  const lines = trackedAt('SPLIT', 5).trackedOrder?.lines ?? []
  tracked('en', 'SPLIT', 5, { lines: lines.map((line) => ({ ...line, returnedQuantity: 1 })) })
  expect(screen.getByText('1 item returned')).toBeTruthy()
})

test('the WhatsApp message contains the order number', () => {
  tracked('en', 'NEW')
  const link = screen.getByRole<HTMLAnchorElement>('link', { name: 'Ask on WhatsApp' })
  expect(new URL(link.href).searchParams.get('text')).toBe('Hello, I have a question about order MD-4821350')
})

test('a status change shows after 20 seconds and is announced', async () => {
  const { asked, answer, pass } = tracked('en', 'NEW')
  await pass(19_000)
  expect(asked).toHaveLength(0)
  await pass(1_500)
  expect(asked).toHaveLength(1)
  await act(async () => answer(0, { data: trackedAt('CONFIRM', 2) }))
  await pass(0)
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Your order is confirmed')
  expect(screen.getByRole('status').textContent).toBe('Confirmed')
})

test('a hidden page does not poll, and polls at once when it is shown again', async () => {
  const { asked, pass } = tracked('en', 'NEW')
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  await pass(60_000)
  expect(asked).toHaveLength(0)
  hidden.mockReturnValue(false)
  await act(async () => void document.dispatchEvent(new Event('visibilitychange')))
  expect(asked).toHaveLength(1)
})

test('a delivered order is not polled', async () => {
  const { asked, pass } = tracked('en', 'DELIVERED', 5)
  await pass(60_000)
  expect(asked).toHaveLength(0)
})

function tracked(locale: Locale, status: Status, reached?: number, changes?: Parameters<typeof trackedAt>[2]) {
  vi.useFakeTimers()
  const { client, ...network } = clientWithAnswers()
  const asked = { number: 'MD-4821350', mobile: '01012345678' }
  addLoaded(client, { TrackOrderPage: trackedAt(status, reached, changes) }, { variables: asked })
  const Stub = createRoutesStub([{ path: '/', Component: () => <TrackedOrder asked={asked} today="2026-11-21" /> }])
  render(inLocale(locale, withClient(client, <Stub />)))
  const pass = (time: number) => act(() => vi.advanceTimersByTimeAsync(time))
  return { ...network, pass }
}
