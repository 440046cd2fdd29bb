import { act, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { clientWithAnswers, withClient } from '#app/lib/testing/apollo-answers.tsx'
import { inLocale } from '#app/lib/testing/in-locale.tsx'
import type { OrderReturnPageQuery } from './__generated__/order-return.ts'
import { ReturnForm } from './return-form.tsx'

type Order = NonNullable<OrderReturnPageQuery['order']>
const money = (pounds: number) => ({
  __typename: 'Money' as const,
  amount: `${pounds}.00`,
  formatted: `EGP\u00a0${pounds}`,
})
const order: Order = {
  __typename: 'Order',
  id: '5',
  number: 'MD-4821350',
  allowedActions: ['RETURN'],
  returnRefusal: null,
  returnableUntil: null,
  defectReturnableUntil: null,
  pickup: null,
  deliveryFee: money(60),
  courierReturnFee: money(60),
  lines: [
    {
      __typename: 'OrderLine',
      id: '7',
      name: 'Al Ahly home jersey',
      colorName: null,
      sizeLabel: 'L',
      quantity: 2,
      returnableQuantity: 2,
      returnReasons: ['SIZE', 'CHANGED_MIND', 'DEFECT'],
      image: null,
      parts: [],
      price: money(1490),
      unitPrice: money(745),
    },
  ],
}

function opened(given: Order) {
  const { client, asked, answer } = clientWithAnswers()
  const Component = () => <ReturnForm order={given} lines={given.lines} link={{ id: '5', token: 't' }} />
  const Stub = createRoutesStub([{ path: '/', Component }])
  render(inLocale('en', withClient(client, <Stub initialEntries={['/']} />)))
  const reply = (returnFee: number, refund: number) =>
    act(async () =>
      answer(asked.length - 1, {
        data: {
          orderReturnQuote: {
            __typename: 'OrderReturnQuote',
            price: money(745),
            returnFee: money(returnFee),
            refund: money(refund),
          },
        },
      }),
    )
  return { user: userEvent.setup(), asked, reply }
}

test('the form says before the press what the shop takes off and what it refunds', async () => {
  const { user, asked, reply } = opened(order)
  expect(screen.getByRole('radio', { name: /The courier picks them up/ })).toHaveProperty('checked', true)
  expect(document.body.textContent).toContain("EGP\u00a060, taken off your refund; free if it's our fault")
  await user.click(screen.getByRole('button', { name: /More of/ }))
  expect(screen.getByText('Choose a reason for each item to see your refund.')).toBeTruthy()
  expect(asked).toHaveLength(0)
  await user.selectOptions(screen.getByRole('combobox'), 'SIZE')
  await waitFor(() => expect(asked).toHaveLength(1))
  expect(asked[0]?.variables).toEqual({
    id: '5',
    token: 't',
    lines: [{ lineId: '7', quantity: 1, reason: 'SIZE' }],
    returnMethod: 'COURIER',
  })
  await reply(60, 685)
  expect(document.body.textContent).toContain(
    "Price of what you're returningEGP\u00a0745Return pick-upEGP\u00a0−60You'll get EGP\u00a0685 back.",
  )
  await user.click(screen.getByRole('radio', { name: /bring them to a branch/ }))
  await waitFor(() => expect(asked[1]?.variables).toMatchObject({ returnMethod: 'BRANCH' }))
  expect(screen.getByRole('radio', { name: /Cash at the branch/ })).toBeTruthy()
  await reply(0, 745)
  expect(document.body.textContent).toContain("Return pick-upFreeYou'll get EGP\u00a0745 back.")
})

test('an order that was collected in a branch comes back to one, and its form offers no courier', () => {
  opened({ ...order, courierReturnFee: null })
  expect(screen.queryByRole('radio', { name: /courier/ })).toBeNull()
})

test('only the reasons of a line can be chosen, and one that comes back for a fault alone says so', () => {
  opened({ ...order, lines: order.lines.map((line) => ({ ...line, returnReasons: ['DEFECT', 'WRONG_ITEM'] })) })
  expect(
    screen.getByText("This item can only be returned or exchanged if it's defective or not what you ordered."),
  ).toBeTruthy()
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    'Choose a reason',
    'Defective',
    'Not what I ordered',
  ])
})

test('a line of which a part came back names the units that are left', () => {
  opened({ ...order, lines: order.lines.map((line) => ({ ...line, returnableQuantity: 1 })) })
  expect(screen.getByRole('listitem').textContent).toMatch(/Size L · ×1 .*Return this item\?/)
})
