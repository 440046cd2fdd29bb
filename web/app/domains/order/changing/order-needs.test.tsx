import { cleanup, render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import type { Locale } from '#app/lib/locale/locale.ts'
import { refused } from '#app/lib/route/results.ts'
import type { WriteResult } from '#app/lib/route/route-types.ts'
import { inLocale } from '#app/lib/testing/in-locale.tsx'
import type { WholeOrder_OrderFragment as Order } from '#app/domains/order/__generated__/whole-order.ts'
import { OrderDoings } from './order-doings.tsx'
import { OrderNeeds } from './order-needs.tsx'
import { wholeOrder } from '#app/domains/order/whole-order.fixture.ts'

const afternoon = { part: 'AFTERNOON' as const, from: '14:00', to: '18:00' }
const choice = { __typename: 'DeliveryChoice' as const, day: '2026-11-22', ...afternoon }
const waiting = { allowedActions: ['CONFIRM' as const], confirmNeedsCode: true, confirmBy: '2026-11-23T10:00:00.000Z' }

test.each([
  ['ar', 'كود التأكيد', 'الكود مش صحيح'],
  ['en', 'Confirmation code', 'Invalid verification code'],
] as const)('in %s a guest confirms by the code of the message; a wrong one is told at its field', async (locale, name, told) => {
  const refusal = { code: 'CODE_INVALID', path: ['code'], message: '' }
  const { sent, user } = needs(locale, wholeOrder('WAITING_CUSTOMER', waiting), { answer: (form) => refused([refusal], form) })
  await user.type(screen.getByRole('textbox', { name }), '1234{Enter}')
  expect(await screen.findByRole('textbox', { name, description: told })).toBeTruthy()
  expect(sent).toEqual([{ intent: 'confirm', code: '1234' }])
})

test('who came by the link of the message confirms by one press, and never by the visit', async () => {
  const { sent, user } = needs('en', wholeOrder('WAITING_CUSTOMER', waiting), { at: '/client/order/5?token=t&confirm=proof' })
  expect(sent).toEqual([])
  expect(screen.queryByRole('textbox')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Confirm the order' }))
  expect(sent).toEqual([{ intent: 'confirm', confirm: 'proof' }])
})

test.each([
  ['ar', 'سجّل دخول وأكّد'],
  ['en', 'Log in to confirm'],
] as const)('in %s a guest whom no message reached is asked for no code and led to the account of her mobile', (locale, name) => {
  needs(locale, wholeOrder('WAITING_CUSTOMER', { ...waiting, confirmMessageFailed: true }))
  expect(screen.queryByRole('textbox')).toBeNull()
  expect(screen.getByRole('link', { name }).getAttribute('href')).toBe('/login?redirect=%2Fprofile%2ForderDetails%2F5')
})

test('the invoice is offered only for an order that has one', () => {
  needs('en', wholeOrder('CONFIRM', { allowedActions: ['CANCEL'] }))
  expect(screen.getByRole('link', { name: 'Invoice' })).toBeTruthy()
  cleanup()
  needs('en', wholeOrder('CANCELED', { hasInvoice: false }))
  expect(screen.queryByRole('link', { name: 'Invoice' })).toBeNull()
})

test('a customer confirms an order for somebody else’s mobile by the code that came there, or by the shop', () => {
  needs('en', wholeOrder('WAITING_CUSTOMER', waiting), { token: null })
  expect(screen.getByRole('textbox', { name: 'Confirmation code' })).toBeTruthy()
  cleanup()
  needs('en', wholeOrder('WAITING_CUSTOMER', { ...waiting, confirmMessageFailed: true }), { token: null })
  expect([screen.queryByRole('textbox'), screen.queryByRole('link', { name: 'Log in to confirm' })]).toEqual([null, null])
  expect(screen.getByText(/Contact us to confirm it/)).toBeTruthy()
})

test('a customer who is logged in needs no code for her own mobile', () => {
  needs('ar', wholeOrder('WAITING_CUSTOMER', { ...waiting, confirmNeedsCode: false }), { token: null })
  expect(screen.queryByRole('textbox')).toBeNull()
  expect(screen.getByRole('button', { name: 'أكّد الطلب' })).toBeTruthy()
})

test.each([
  ['ar', 'بكرة', 'من 2 م لـ 6 م', 'أكّد الميعاد'],
  ['en', 'Tomorrow', '2 pm to 6 pm', 'Confirm the time'],
] as const)('in %s a time is chosen within its day by keyboard', async (locale, day, hours, button) => {
  const order = wholeOrder('ABNORMAL', { allowedActions: ['CHOOSE_DELIVERY_TIME'], deliveryChoices: [choice] })
  const { sent, user } = needs(locale, order)
  const group = screen.getByRole('group', { name: day })
  within(group).getByRole('radio', { name: (name) => name.replaceAll('\u00a0', ' ') === hours }).focus()
  await user.keyboard(' ')
  await user.click(screen.getByRole('button', { name: button }))
  expect(sent).toEqual([{ intent: 'deliveryTime', slot: '2026-11-22 AFTERNOON' }])
})

test('only what the shop allows is offered', () => {
  needs('en', wholeOrder('DELIVERED', { allowedActions: ['RETURN', 'REORDER'] }))
  const links = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])
  expect(links).toContainEqual(['Return items', '/client/order/5/return?token=t'])
  expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual(['Order the same again'])
  expect(screen.queryByText('Cancel the order')).toBeNull()
})

test.each([
  ['CANCEL', 'Cancel the order', /canceled at once/, 'Cancel the order'],
  ['REQUEST_CANCEL', 'Ask to cancel', /answer within 24 hours/, 'Send the request'],
] as const)('%s says what comes of it before it is sent', async (action, opens, says, submits) => {
  const { sent, user } = needs('en', wholeOrder('PREPARING', { allowedActions: [action] }))
  await user.click(screen.getByText(opens, { selector: 'summary' }))
  expect(screen.getByText(says)).toBeTruthy()
  await user.type(screen.getByRole('textbox', { name: /Reason/ }), 'ordered twice')
  await user.click(screen.getByRole('button', { name: submits }))
  expect(sent).toMatchObject([{ intent: 'cancel', reason: 'ordered twice' }])
})

test('a return under way tells its pieces, the reason and the money, and can be withdrawn', async () => {
  const pieces = [{ __typename: 'OrderReturnLine' as const, lineId: '7', quantity: 1, reason: 'SIZE' as const }]
  const refund = { __typename: 'Money' as const, amount: '745.00', formatted: 'EGP\u00a0745' }
  const askedAt = '2026-11-21T09:00:00.000Z'
  const asked = { __typename: 'OrderReturn' as const, id: '3', status: 'ASKED' as const, note: null, askedAt }
  const order = wholeOrder('RETURNING', { allowedActions: ['WITHDRAW_RETURN'], returns: [{ ...asked, refund, lines: pieces }] })
  const { sent, user } = needs('en', order)
  const region = screen.getByRole('region', { name: 'We have your return request' })
  expect(region.textContent).toContain('Al Ahly home jersey ×1Wrong size')
  expect(region.textContent).toContain('You get EGP\u00a0745 back in cash.')
  await user.click(within(region).getByRole('button', { name: /I keep it/ }))
  expect(sent).toEqual([{ intent: 'withdraw' }])
})

type Options = { token?: string | null; at?: string; answer?: (form: FormData) => WriteResult }

function needs(locale: Locale, order: Order, { token = 't', at = '/client/order/5?token=t', answer }: Options = {}) {
  const sent: Record<string, unknown>[] = []
  const link = { id: '5', token }
  const Component = () => (
    <>
      <OrderNeeds order={order} link={link} today="2026-11-21" />
      <OrderDoings order={order} link={link} />
    </>
  )
  const action = async ({ request }: { request: Request }) => {
    const form = await request.formData()
    sent.push(Object.fromEntries(form))
    return answer?.(form) ?? { ok: true, data: { done: 'confirm' } }
  }
  const Stub = createRoutesStub([{ path: '/client/order/:id', Component, action }])
  render(inLocale(locale, <Stub initialEntries={[at]} />))
  return { sent, user: userEvent.setup() }
}
