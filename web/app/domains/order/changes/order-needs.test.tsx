import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { createRoutesStub, useLocation } from 'react-router'
import { expect, onTestFinished, test } from 'vitest'
import type { Locale } from '#app/lib/locale/locale.ts'
import { attachArea } from '#app/lib/notify/notify.ts'
import { addLoaded, clientWithAnswers, withClient } from '#app/lib/testing/apollo-answers.tsx'
import { inLocale } from '#app/lib/testing/in-locale.tsx'
import {
  useWholeOrderPageQuery,
  WholeOrderPageDocument,
  type WholeOrder_OrderFragment as Order,
} from '#app/domains/order/details/__generated__/whole-order.ts'
import { OrderDoings } from './order-doings.tsx'
import { OrderNeeds } from './order-needs.tsx'
import { wholeOrder } from '#app/domains/order/details/whole-order.fixture.ts'

const afternoon = { part: 'AFTERNOON' as const, from: '14:00', to: '18:00' }
const choice = { __typename: 'DeliveryChoice' as const, day: '2026-11-22', ...afternoon }
const codeSmsAt = '2026-11-21T10:00:00.000Z'
const waiting = { allowedActions: ['CONFIRM' as const], confirmNeedsCode: true, confirmBy: '2026-11-23T10:00:00.000Z' }

test.each([
  ['ar', 'كود التأكيد', 'الكود مش صحيح'],
  ['en', 'Confirmation code', 'Invalid verification code'],
] as const)(
  'in %s a guest confirms by the code of the SMS; a wrong code is reported at its field',
  async (locale, name, told) => {
    const order = wholeOrder('WAITING_CUSTOMER', { ...waiting, codeSmsAt })
    const { sent, user, answer } = needs(locale, order)
    await user.type(screen.getByRole('textbox', { name }), '1234{Enter}')
    await answer('orderConfirm', order, [{ code: 'CODE_INVALID', path: [], message: told }])
    expect(await screen.findByRole('textbox', { name, description: told })).toBeTruthy()
    expect(sent()).toEqual([{ id: '5', token: 't', code: '1234' }])
  },
)

test.each([
  ['ar', 'ليه هنكلّمك الأول؟'],
  ['en', 'Why we call first'],
] as const)(
  'in %s an order above the limits says until when the shop calls, until the shop has taken it',
  async (locale, title) => {
    const asked = { callRequestedAt: '2026-11-21T10:00:00.000Z' }
    const { move } = needs(
      locale,
      wholeOrder('NEW', { ...asked, allowedActions: ['CANCEL'], callBy: '2026-11-23T10:00:00.000Z' }),
    )
    expect(screen.getByText(title).parentElement?.textContent?.replaceAll('\u00a0', ' ')).toContain(
      locale === 'ar' ? '12 الضهر' : '12 pm',
    )
    await move(wholeOrder('EDIT', { ...asked, allowedActions: ['CANCEL'] }))
    await waitFor(() => expect(screen.queryByText(title), 'a call that its customer asked for').toBeNull())
    await move(wholeOrder('CONFIRM', { allowedActions: ['CANCEL'] }))
    await waitFor(() => expect(screen.queryByText(title)).toBeNull())
  },
)

test('the page shows the order of the response, accepted or refused, without another request', async () => {
  const { sent, user, answer, toasts } = needs(
    'en',
    wholeOrder('WAITING_CUSTOMER', { ...waiting, confirmNeedsCode: false }),
  )
  await user.click(screen.getByRole('button', { name: 'Confirm the order' }))
  await answer('orderConfirm', wholeOrder('CONFIRM', { allowedActions: ['CANCEL'] }))
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Confirm the order' })).toBeNull())
  expect(toasts).toEqual(["We've got your confirmation"])
  await user.click(screen.getByText('Cancel the order', { selector: 'summary' }))
  await user.click(screen.getByRole('button', { name: 'Cancel the order' }))
  await answer('orderCancel', wholeOrder('DELIVERY', { allowedActions: [] }), [
    { code: 'INVALID_TRANSITION', path: [] },
  ])
  await waitFor(() => expect(screen.queryByText('Cancel the order')).toBeNull())
  expect([sent().length, toasts.length]).toEqual([2, 2])
})

test('a cancellation is reported although its form unmounts before the response', async () => {
  const { user, move, answer, toasts } = needs('en', wholeOrder('CONFIRM', { allowedActions: ['CANCEL'] }))
  await user.click(screen.getByText('Cancel the order', { selector: 'summary' }))
  await user.click(screen.getByRole('button', { name: 'Cancel the order' }))
  await move(wholeOrder('CANCELED'))
  await waitFor(() => expect(screen.queryByText('Cancel the order')).toBeNull())
  await answer('orderCancel', wholeOrder('CANCELED'))
  await waitFor(() => expect(toasts).toEqual(['Your order is canceled']))
})

test('a request to cancel is not reported as a cancellation', async () => {
  const { user, answer, toasts } = needs('en', wholeOrder('PREPARING', { allowedActions: ['REQUEST_CANCEL'] }))
  await user.click(screen.getByText('Ask to cancel', { selector: 'summary' }))
  await user.click(screen.getByRole('button', { name: 'Send the request' }))
  await answer('orderCancel', wholeOrder('CANCEL'))
  await waitFor(() => expect(toasts).toEqual(["We've got your cancellation request"]))
})

test('a change and its live event, before or after the response, show one toast', async () => {
  const { user, move, answer, toasts } = needs(
    'en',
    wholeOrder('WAITING_CUSTOMER', { ...waiting, confirmNeedsCode: false }),
  )
  await user.click(screen.getByRole('button', { name: 'Confirm the order' }))
  await move(wholeOrder('CONFIRM'))
  await answer('orderConfirm', wholeOrder('CONFIRM'))
  await waitFor(() => expect(toasts).toEqual(["We've got your confirmation"]))
  await move(wholeOrder('CONFIRM'))
  expect(toasts).toEqual(["We've got your confirmation"])
})

test.each([
  ['its button', 'EDIT'],
  ['every form of the order', 'RETURNING'],
] as const)('beginning an edit leads to its page although %s unmounts before the response', async (_what, status) => {
  const { user, move, answer, page } = needs('en', wholeOrder('NEW', { allowedActions: ['EDIT'] }))
  await user.click(screen.getByRole('button', { name: 'Edit the order' }))
  await move(wholeOrder(status))
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Edit the order' })).toBeNull())
  await answer('orderEditBegin', { __typename: 'Order', id: '5', revision: 2 })
  await waitFor(() => expect(page()).toBe('/client/order/5/edit?token=t'))
})

test('a reorder leads to the cart and reports the items that were not added in full', async () => {
  const { user, reply, page, toasts } = needs('en', wholeOrder('DELIVERED', { allowedActions: ['REORDER'] }))
  await user.click(screen.getByRole('button', { name: 'Order the same again' }))
  const dropped = [{ __typename: 'CartMergeLine', name: 'Hoodie', wanted: 1, quantity: 0 }]
  const merged = { __typename: 'CartMerge', added: 1, summed: 0, reduced: [], dropped }
  await reply({ orderReorder: { __typename: 'OrderReorderPayload', cart: null, merged, userErrors: [] } })
  await waitFor(() => expect(page()).toBe('/my-cart'))
  expect(toasts).toEqual(['The items are in your bag'])
})

test('the link of the message confirms by one press, and never by the visit', async () => {
  const { sent, user } = needs('en', wholeOrder('WAITING_CUSTOMER', waiting), {
    at: '/client/order/5?token=t&confirm=proof',
  })
  expect(sent()).toEqual([])
  expect(screen.queryByRole('textbox')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Confirm the order' }))
  expect(sent()).toEqual([{ id: '5', token: 'proof', code: null }])
})

test.each([
  ['CONFIRM_AGAIN', 'The coupon was already used: confirm again.'],
  ['NOT_FOUND', 'We could not find what you asked for.'],
] as const)(
  'the link of an older message, which the shop refuses with %s, says why and gives way to the new message',
  async (code, why) => {
    const { user, answer, toasts } = needs('en', wholeOrder('WAITING_CUSTOMER', waiting), {
      at: '/client/order/5?token=t&confirm=old',
    })
    await user.click(screen.getByRole('button', { name: 'Confirm the order' }))
    await answer('orderConfirm', wholeOrder('WAITING_CUSTOMER', waiting), [{ code, path: [], message: why }])
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Confirm the order' })).toBeNull())
    expect(screen.getByText(/^We sent a WhatsApp message/)).toBeTruthy()
    expect(toasts).toEqual([why])
  },
)

test.each([
  ['ar', 'سجّل دخول وأكّد'],
  ['en', 'Log in to confirm'],
] as const)(
  'in %s a guest whose message failed is referred to the account of the mobile and asked for no code',
  (locale, name) => {
    needs(locale, wholeOrder('WAITING_CUSTOMER', { ...waiting, confirmMessageFailed: true }))
    expect(screen.queryByRole('textbox')).toBeNull()
    expect(screen.getByRole('link', { name }).getAttribute('href')).toBe(
      '/login?redirect=%2Fprofile%2ForderDetails%2F5',
    )
  },
)

test.each([
  ['ar', 'بعتنا رسالة واتساب لموبايل الطلب. دوس فيها «أكّد الطلب».'],
  ['en', 'We sent a WhatsApp message to the mobile number on this order. Tap “Confirm the order” in it.'],
] as const)('in %s a guest is referred to the button of the message, and asked for no code', (locale, says) => {
  needs(
    locale,
    wholeOrder('WAITING_CUSTOMER', { ...waiting, allowedActions: ['CONFIRM', 'REQUEST_CODE_SMS', 'REQUEST_CALL'] }),
  )
  const box = within(screen.getByRole('region', { name: locale === 'ar' ? 'أكّد طلبك' : 'Confirm your order' }))
  expect(box.getByText((_, element) => element?.tagName === 'P' && element.textContent === says)).toBeTruthy()
  expect([box.queryByRole('textbox'), box.queryByRole('link')]).toEqual([null, null])
  expect(box.getAllByRole('button')).toHaveLength(2)
})

test.each([
  ['ar', 'ابعتوا الكود في رسالة SMS', 'كلّموني نأكّده', true],
  ['en', 'Send the code by SMS', 'Call me to confirm', false],
] as const)(
  'in %s a guest asks by keyboard for the code by SMS, whose field gets the focus, and for a call',
  async (locale, sms, call, confirmMessageFailed) => {
    const order = wholeOrder('WAITING_CUSTOMER', {
      ...waiting,
      confirmMessageFailed,
      allowedActions: ['CONFIRM', 'REQUEST_CODE_SMS', 'REQUEST_CALL'],
    })
    const { sent, user, answer } = needs(locale, order)
    screen.getByRole('button', { name: sms }).focus()
    await user.keyboard('{Enter}')
    await answer('orderCodeSmsSend', { ...order, codeSmsAt, allowedActions: ['CONFIRM', 'REQUEST_CALL'] })
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('textbox')))
    expect(screen.queryByRole('button', { name: sms })).toBeNull()
    await user.click(screen.getByRole('button', { name: call }))
    expect(sent()).toEqual([
      { id: '5', token: 't' },
      { id: '5', token: 't' },
    ])
  },
)

test('the invoice link is shown only for an order that has one', () => {
  needs('en', wholeOrder('CONFIRM', { allowedActions: ['CANCEL'] }))
  expect(screen.getByRole('link', { name: 'Invoice' })).toBeTruthy()
  cleanup()
  needs('en', wholeOrder('CANCELED', { hasInvoice: false }))
  expect(screen.queryByRole('link', { name: 'Invoice' })).toBeNull()
})

test('a customer confirms an order for another mobile by the message or the code sent there, or by contacting the shop', () => {
  needs('en', wholeOrder('WAITING_CUSTOMER', waiting), { token: null })
  expect([screen.queryByRole('textbox'), screen.queryByText(/^We sent a WhatsApp message/) !== null]).toEqual([
    null,
    true,
  ])
  cleanup()
  needs('en', wholeOrder('WAITING_CUSTOMER', { ...waiting, codeSmsAt }), { token: null })
  expect(screen.getByRole('textbox', { name: 'Confirmation code' })).toBeTruthy()
  expect(document.activeElement, 'a visit moves no focus').toBe(document.body)
  cleanup()
  needs('en', wholeOrder('WAITING_CUSTOMER', { ...waiting, confirmMessageFailed: true }), { token: null })
  expect([screen.queryByRole('textbox'), screen.queryByRole('link', { name: 'Log in to confirm' })]).toEqual([
    null,
    null,
  ])
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
  within(group)
    .getByRole('radio', { name: (name) => name.replaceAll('\u00a0', ' ') === hours })
    .focus()
  await user.keyboard(' ')
  await user.click(screen.getByRole('button', { name: button }))
  expect(sent()).toEqual([{ id: '5', token: 't', day: '2026-11-22', part: 'AFTERNOON' }])
})

test.each([
  [0, null],
  [1, 'This will be our last attempt.'],
])('after %i visits of the courier the choice of a time says: %s', (failedDeliveries, says) => {
  const asked = { allowedActions: ['CHOOSE_DELIVERY_TIME' as const], deliveryChoices: [choice], failedDeliveries }
  needs('en', wholeOrder('ABNORMAL', asked))
  expect(screen.queryByText(/last attempt/)?.textContent ?? null).toBe(says)
})

test('shows only the actions that the shop allows', () => {
  needs('en', wholeOrder('DELIVERED', { allowedActions: ['RETURN', 'REORDER'] }))
  const links = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])
  expect(links).toContainEqual(['Return items', '/client/order/5/return?token=t'])
  expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual(['Order the same again'])
  expect(screen.queryByText('Cancel the order')).toBeNull()
})

test.each([
  ['ar', 'WINDOW_CLOSED', 'وقت الإرجاع والاستبدال خلص امبارح، 12 الضهر.'],
  ['en', 'WINDOW_CLOSED', 'The return and exchange period ended yesterday, 12 pm.'],
  ['en', 'ALL_RETURNED', 'Everything in this order has been returned.'],
] as const)('in %s a customer who can return nothing is told why: %s', (locale, refusal, says) => {
  needs(
    locale,
    wholeOrder('SPLIT', {
      returnRefusal: refusal,
      exchangeRefusal: refusal,
      defectReturnableUntil: '2026-11-20T10:00:00.000Z',
      allowedActions: ['REORDER'],
    }),
  )
  expect(document.body.textContent?.replaceAll('\u00a0', ' ')).toContain(says)
  expect(screen.queryByRole('link', { name: 'Return items' })).toBeNull()
})

test('a customer who can return and not exchange is told why not, and nobody before the delivery', () => {
  needs('en', wholeOrder('SPLIT', { exchangeRefusal: 'EXCHANGED', allowedActions: ['RETURN'] }))
  expect(screen.getByText(/You've already exchanged items from this order/)).toBeTruthy()
  cleanup()
  needs('en', wholeOrder('CONFIRM', { returnRefusal: 'NOT_DELIVERED', exchangeRefusal: 'NOT_DELIVERED' }))
  expect(document.body.textContent).not.toContain('returns.')
})

test.each([
  ['CANCEL', 'Cancel the order', /canceled right away/, 'Cancel the order'],
  ['REQUEST_CANCEL', 'Ask to cancel', /answer on WhatsApp within 24 hours/, 'Send the request'],
] as const)('%s states its consequence before it is sent', async (action, opens, says, submits) => {
  const { sent, user } = needs('en', wholeOrder('PREPARING', { allowedActions: [action] }))
  await user.click(screen.getByText(opens, { selector: 'summary' }))
  expect(screen.getByText(says)).toBeTruthy()
  await user.type(screen.getByRole('textbox', { name: /Reason/ }), 'ordered twice')
  await user.click(screen.getByRole('button', { name: submits }))
  expect(sent()).toEqual([{ id: '5', token: 't', reason: 'ordered twice' }])
})

const returnedLine = { __typename: 'OrderLine' as const, id: '7', name: 'Al Ahly home jersey', image: null }

test('a return in progress shows its items, reason and refund, and can be withdrawn', async () => {
  const pieces = [{ __typename: 'OrderReturnLine' as const, line: returnedLine, quantity: 1, reason: 'SIZE' as const }]
  const refund = { __typename: 'Money' as const, amount: '745.00', formatted: 'EGP\u00a0745' }
  const askedAt = '2026-11-21T09:00:00.000Z'
  const asked = {
    __typename: 'OrderReturn' as const,
    id: '3',
    status: 'ASKED' as const,
    notes: null,
    askedAt,
    refundMethod: 'WALLET' as const,
    refundAccount: '0100***4567',
    refundedAt: null,
    returnMethod: 'COURIER' as const,
    returnFee: { __typename: 'Money' as const, amount: '60.00', formatted: 'EGP\u00a060' },
    credited: { __typename: 'Money' as const, amount: '0.00', formatted: 'EGP\u00a00' },
  }
  const order = wholeOrder('RETURNING', {
    allowedActions: ['WITHDRAW_RETURN'],
    returns: [{ ...asked, refund, lines: pieces }],
  })
  const { sent, user } = needs('en', order)
  const region = screen.getByRole('region', { name: "What you're returning" })
  expect(region.textContent).toContain('Al Ahly home jersey ×1Wrong size')
  expect(region.textContent).toContain("You'll get EGP\u00a0745 back. Mobile wallet 0100***4567")
  expect(
    within(region).getByText('0100***4567').textContent,
    'the space is outside: inside it would be at the other end in Arabic',
  ).toBe('0100***4567')
  expect(region.textContent).toContain('EGP\u00a060 for the return pick-up has already been taken off.')
  expect(region.textContent, 'the head of the page says what comes next').not.toContain('The courier will')
  await user.click(within(region).getByRole('button', { name: /I'm keeping it/ }))
  expect(sent()).toEqual([{ id: '5', token: 't' }])
})

test('a refund that is still due stays on the page beside a later return', () => {
  const money = (amount: string) => ({
    __typename: 'Money' as const,
    amount: `${amount}.00`,
    formatted: `EGP\u00a0${amount}`,
  })
  const made = (id: string, status: 'ASKED' | 'WITHDRAWN' | 'RECEIVED', refund: string) => ({
    __typename: 'OrderReturn' as const,
    id,
    status,
    notes: null,
    askedAt: '2026-11-21T09:00:00.000Z',
    refundMethod: 'CASH' as const,
    refundAccount: null,
    refundedAt: null,
    returnMethod: 'BRANCH' as const,
    returnFee: money('0'),
    credited: money('0'),
    refund: money(refund),
    lines: [{ __typename: 'OrderReturnLine' as const, line: returnedLine, quantity: 1, reason: 'SIZE' as const }],
  })
  const returns = [made('5', 'ASKED', '500'), made('4', 'WITHDRAWN', '400'), made('3', 'RECEIVED', '300')]
  needs('en', wholeOrder('RETURNING', { allowedActions: ['WITHDRAW_RETURN'], returns }))
  expect(screen.getByRole('region', { name: "What you're returning" }).textContent).toContain('500')
  expect(screen.getByRole('region', { name: 'What you returned' }).textContent).toContain(
    "You'll get EGP\u00a0300 back. Cash at the branch",
  )
  expect(document.body.textContent, 'a withdrawn one says nothing more').not.toContain('400')
  expect(screen.getAllByRole('button', { name: /I'm keeping it/ })).toHaveLength(1)
})

test('an exchange in progress leads to the new order, and is canceled in one press', async () => {
  const money = (amount: string) => ({
    __typename: 'Money' as const,
    amount: `${amount}.00`,
    formatted: `EGP\u00a0${amount}`,
  })
  const exchange = {
    __typename: 'OrderReturn' as const,
    id: '3',
    status: 'ASKED' as const,
    notes: null,
    askedAt: '2026-11-21T09:00:00.000Z',
    refundMethod: 'CASH' as const,
    refundAccount: null,
    refundedAt: null,
    returnMethod: 'COURIER' as const,
    returnFee: money('0'),
    refund: money('0'),
    credited: money('745'),
    lines: [{ __typename: 'OrderReturnLine' as const, line: returnedLine, quantity: 1, reason: 'SIZE' as const }],
  }
  const exchangeOrder = {
    __typename: 'OrderLink' as const,
    order: { __typename: 'Order' as const, id: 'Order_6', number: 'MD-4821351' },
    token: 'new',
  }
  const { sent, user } = needs(
    'en',
    wholeOrder('RETURNING', { allowedActions: ['WITHDRAW_RETURN'], returns: [exchange], exchangeOrder }),
  )
  const region = screen.getByRole('region', { name: "What you're exchanging" })
  expect(region.textContent, 'nothing is refunded').not.toContain('back')
  await user.click(within(region).getByRole('button', { name: /Cancel the exchange/ }))
  expect(sent()).toEqual([{ id: '5', token: 't' }])
  expect(
    within(region)
      .getByRole('link', { name: /MD-4821351/ })
      .getAttribute('href'),
  ).toBe('/client/order/6?token=new')
})

test.each([
  ['CONFIRM', null, "You'll get these items"],
  ['ABNORMAL', null, "You'll get these items"],
  ['DELIVERED', '2026-11-21T09:00:00.000Z', 'handed over the old ones'],
  ['CANCELED', null, 'You kept the old items'],
  ['RETURNED_RECEIVED', null, 'You kept the old items'],
] as const)('an exchange order in %s says what happens to the old items', (status, deliveredAt, says) => {
  const exchangeOf = {
    __typename: 'OrderLink' as const,
    order: { __typename: 'Order' as const, id: 'Order_4', number: 'MD-4821349' },
    token: 'old',
  }
  needs('en', wholeOrder(status, { exchangeOf, deliveredAt, returns: [], allowedActions: ['EXCHANGE'] }))
  expect(document.body.textContent).toContain(says)
  expect(screen.getByRole('link', { name: /MD-4821349/ }).getAttribute('href')).toBe('/client/order/4?token=old')
  expect(screen.getByRole('link', { name: 'Exchange items' }).getAttribute('href')).toBe(
    '/client/order/5/exchange?token=t',
  )
})

type Options = { token?: string | null; at?: string }

/** What can be done with an order, on its page, before a shop that answers when the test does. */
function needs(locale: Locale, order: Order, { token = 't', at = '/client/order/5?token=t' }: Options = {}) {
  const { client, asked, answer } = clientWithAnswers()
  const link = { id: '5', token }
  addLoaded(client, { WholeOrderPage: { order } }, { variables: link })
  const toasts: unknown[] = []
  onTestFinished(attachArea((shown) => 'show' in shown && toasts.push(shown.show.title)))
  let page = ''
  const Elsewhere = () => {
    const { pathname, search } = useLocation()
    page = pathname + search
    return null
  }
  const Component = () => {
    const { order: now } = useWholeOrderPageQuery({ variables: link }).data
    if (!now || (now.status === 'RETURNING' && now.returns.length === 0)) return null
    return (
      <>
        <OrderNeeds order={now} link={link} today="2026-11-21" />
        <OrderDoings order={now} link={link} today="2026-11-21" />
      </>
    )
  }
  const Stub = createRoutesStub([
    { path: '/client/order/:id', Component },
    { path: '*', Component: Elsewhere },
  ])
  render(inLocale(locale, withClient(client, <Stub initialEntries={[at]} />)))
  const reply = (data: object) => act(async () => answer(asked.length - 1, { data }))
  return {
    user: userEvent.setup(),
    toasts,
    page: () => page,
    /** The inputs of the mutations. */
    sent: () => asked.map(({ variables }) => variables.input as unknown),
    /** Answers the last mutation. */
    reply,
    answer: (name: string, brought: object, refusals: object[] = []) => {
      const userErrors = refusals.map((refusal) => ({
        __typename: 'UserError',
        message: '',
        path: [],
        available: null,
        max: null,
        retryAfter: null,
        ...refusal,
      }))
      return reply({ [name]: { __typename: 'OrderChangePayload', order: brought, userErrors } })
    },
    /** The order moves, as its subscription tells. */
    move: (moved: Order) =>
      act(
        async () =>
          void client.cache.writeQuery({ query: WholeOrderPageDocument, variables: link, data: { order: moved } }),
      ),
  }
}
