import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createRoutesStub, useLocation } from 'react-router'
import { expect, test } from 'vitest'
import { refused } from '#app/lib/forms/write.ts'
import { addLoaded, clientWithAnswers, withClient } from '#app/lib/testing/apollo-answers.tsx'
import { inLocale } from '#app/lib/testing/in-locale.tsx'
import { AccessForm } from './access-form.tsx'

const asked = { number: 'MD-1', mobile: '01012345678' }
const limited = {
  __typename: 'UserError',
  code: 'RATE_LIMITED',
  path: [],
  message: 'x',
  available: null,
  max: null,
  retryAfter: 300,
}
const wrong = {
  __typename: 'UserError',
  code: 'CODE_INVALID',
  path: ['code'],
  message: 'الكود مش صحيح',
  available: null,
  max: null,
  retryAfter: null,
}

test.each([
  ['was sent', { resendAfter: 60, userErrors: [] }, 'تقدر تطلب كود تاني بعد 60 ثانية'],
  ['is refused by a longer limit', { resendAfter: null, userErrors: [limited] }, 'تقدر تطلب كود تاني بعد 5 دقايق'],
])(
  'when a code %s the page shows when another can be requested, also after a wrong code',
  async (_what, sent, words) => {
    const { answer } = opening({ posted: { ...asked, codeSent: 'yes' } })
    const again = screen.getByRole<HTMLButtonElement>('button', { name: 'ابعت كود تاني' })
    await userEvent.click(again)
    await act(async () => answer(0, codeSend(sent)))
    await screen.findByText(words)
    expect(again.disabled).toBe(true)
    await userEvent.type(screen.getByRole('textbox'), '1111{Enter}')
    await act(async () => answer(1, codeCheck({ link: null, userErrors: [wrong] })))
    await screen.findByText('الكود مش صحيح')
    expect(again.disabled).toBe(true)
  },
)

test('one press sends the code and focuses its field, and the code opens the order', async () => {
  const { answer, asked: operations, page } = opening({ asked })
  await userEvent.click(screen.getByRole('button', { name: 'افتح الطلب كله' }))
  expect(operations[0]?.variables).toEqual({ input: asked })
  await act(async () => answer(0, codeSend({ resendAfter: 60, userErrors: [] })))
  const field = await screen.findByRole('textbox')
  await waitFor(() => expect(document.activeElement).toBe(field))
  await userEvent.keyboard('1234{Enter}')
  expect(operations[1]?.variables).toEqual({ input: { ...asked, code: '1234' } })
  await act(async () =>
    answer(
      1,
      codeCheck({
        link: { __typename: 'OrderLink', order: { __typename: 'Order', id: 'Order_5' }, token: 'a/b' },
        userErrors: [],
      }),
    ),
  )
  await waitFor(() => expect(page()).toBe('/client/order/5?token=a%2Fb'))
})

test.each([
  [['WHATSAPP', 'SMS'], true],
  [['SMS'], false],
])('in a shop that sends codes by %j the link to write to it is shown: %s', (channels, can) => {
  opening({ posted: { ...asked, codeSent: 'yes' } }, channels)
  expect(screen.queryByRole('link', { name: /الكود ماوصلش/ }) !== null).toBe(can)
})

test('does not ask for a code that could not be sent', async () => {
  const { answer } = opening({ asked })
  await userEvent.click(screen.getByRole('button', { name: 'افتح الطلب كله' }))
  await act(async () => answer(0, new Error('lost')))
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'افتح الطلب كله' }).getAttribute('aria-busy')).not.toBe('true'),
  )
  expect(screen.queryByRole('textbox')).toBeNull()
})

const codeSend = (payload: object) => ({
  data: { orderAccessCodeSend: { __typename: 'OrderAccessCodeSendPayload', ...payload } },
})
const codeCheck = (payload: object) => ({
  data: { orderAccessCodeCheck: { __typename: 'OrderAccessCodeCheckPayload', ...payload } },
})

/** The form beside an order's stages (`asked`), or on its own page, which was posted without JavaScript. */
function opening(at: { asked: typeof asked } | { posted: Record<string, string> }, codeChannels = ['WHATSAPP']) {
  const { client, ...network } = clientWithAnswers()
  addLoaded(client, { CodeChannels: { codeChannels } })
  let path = ''
  const Order = () => {
    const { pathname, search } = useLocation()
    path = pathname + search
    return null
  }
  const Component = () => <AccessForm asked={'asked' in at ? at.asked : undefined} />
  const Stub = createRoutesStub([
    { id: 'open', path: '/track-order', Component },
    { path: '/client/order/:id', Component: Order },
  ])
  const form = new FormData()
  for (const [name, value] of Object.entries('posted' in at ? at.posted : {})) form.set(name, value)
  const actionData = 'posted' in at ? { open: refused([], form) } : undefined
  render(
    inLocale(
      'ar',
      withClient(client, <Stub initialEntries={['/track-order']} hydrationData={{ loaderData: {}, actionData }} />),
    ),
  )
  return { ...network, page: () => path }
}
