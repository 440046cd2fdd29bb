import { act, fireEvent, render, screen } from '@testing-library/react'
import { useQuery } from '@apollo/client/react'
import { createRoutesStub } from 'react-router'
import { expect, test, vi } from 'vitest'
import { attachArea } from '#app/lib/notify/notify.ts'
import { addLoaded, clientWithAnswers, withClient } from '#app/lib/testing/apollo-answers.tsx'
import { inLocale } from '#app/lib/testing/in-locale.tsx'
import { CartShownDocument } from '#app/domains/cart/__generated__/cart-writes.ts'
import { cartOf, lineOf } from '#app/domains/cart/cart.fixture.ts'
import { CartLineRow } from './cart-line-row.tsx'
import { CartSummary } from '#app/domains/cart/my-cart/cart-summary.tsx'
import { useLineRemoval } from './use-line-removal.tsx'

test('quick clicks update quantity and totals at once, and only the last quantity is sent', async () => {
  const { asked, click, pass, quantity, total } = page()
  for (let times = 0; times < 3; times++) {
    click('Increase quantity of Al Ahly home shirt')
    await pass(0)
  }
  expect([quantity(), total(), asked.length]).toEqual(['5', '7,450', 0])
  await pass(300)
  expect(asked.map(({ variables }) => variables)).toEqual([
    { input: { lineId: '1', quantity: 5, idempotencyKey: expect.any(String) } },
  ])
})

test('a refused quantity is undone with a toast that says why', async () => {
  const { answer, click, pass, quantity, toasts } = page()
  click('Increase quantity of Al Ahly home shirt')
  await pass(300)
  const refusal = {
    __typename: 'UserError',
    code: 'QUANTITY_REDUCED',
    path: [],
    message: '',
    available: 2,
    max: null,
    retryAfter: null,
  }
  answer(0, {
    data: { cartLineUpdate: { __typename: 'CartLineUpdatePayload', cart: cartOf(), userErrors: [refusal] } },
  })
  await pass(0)
  expect([quantity(), toasts]).toEqual(['2', ['Only 2 left.']])
})

test.each([
  [10, '99', '10', "You can order 10 items at most, so we've set it to that."],
  [3, '99', '3', "Only 3 items left, so we've set it to that."],
  [10, 'abc', '2', "Enter a whole number. We've kept it at 2 items."],
])('with %i available, %s typed becomes %s and the line says why', async (available, typed, kept, note) => {
  const { pass, quantity } = page([lineOf({ available })])
  const box = screen.getByRole('spinbutton')
  fireEvent.change(box, { target: { value: typed } })
  fireEvent.blur(box)
  await pass(0)
  expect([quantity(), screen.getByText(note).closest('[role=status]')]).toEqual([kept, expect.anything()])
})

test('a quantity refused without JavaScript is reported at its line', () => {
  const posted = {
    ok: false,
    userErrors: [{ code: 'VALIDATION_FAILED', path: ['quantity'], message: 'From 1 to 10' }],
    values: { intent: 'update', lineId: '1' },
  }
  page([lineOf(), lineOf({ id: '2' })], posted)
  expect(screen.getAllByText('From 1 to 10')).toHaveLength(1)
})

test('a removed line disappears at once and comes back when the store is unreachable', async () => {
  const { answer, click, pass } = page()
  click('Remove Al Ahly home shirt')
  await pass(0)
  expect(screen.queryByRole('heading', { name: 'Al Ahly home shirt' })).toBeNull()
  answer(0, new TypeError('Failed to fetch'))
  await pass(0)
  expect(screen.getByRole('heading', { name: 'Al Ahly home shirt' })).toBeTruthy()
})

test('undoing a removal restores the same variant and quantity', async () => {
  const { answer, asked, click, pass, undo } = page()
  click('Remove Al Ahly home shirt')
  await pass(0)
  answer(0, {
    data: {
      cartLineRemove: { __typename: 'CartLineRemovePayload', cart: cartOf([], { revision: 6 }), userErrors: [] },
    },
  })
  await pass(0)
  undo()
  await pass(0)
  expect(asked[1]?.variables).toEqual({
    input: { lines: [{ variantId: 'v1', quantity: 2, parts: [] }], idempotencyKey: expect.any(String) },
  })
})

test('a sold-out line offers removal only; a scarce one the available quantity', () => {
  page([lineOf({ problem: 'OUT_OF_STOCK', available: 0 })])
  expect(screen.getByText('Out of stock for now')).toBeTruthy()
  expect(screen.queryByRole('spinbutton')).toBeNull()
  page([lineOf({ problem: 'QUANTITY_REDUCED', quantity: 5, available: 2 })])
  expect(screen.getByText('Only 2 left')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Change to 2: Al Ahly home shirt' })).toBeTruthy()
})

function page(lines = [lineOf()], posted?: object) {
  vi.useFakeTimers()
  const toasts: unknown[] = []
  const actions: unknown[] = []
  attachArea((order) => {
    if ('dismiss' in order) return
    toasts.push(order.show.title)
    actions.push(order.show.action)
  })
  const { client, asked, answer } = clientWithAnswers()
  const loaded = { cart: cartOf(lines) }
  addLoaded(client, { CartShown: loaded })
  const Stub = createRoutesStub([{ id: 'page', path: '/', Component: () => <Lines loaded={loaded} /> }])
  render(
    withClient(
      client,
      inLocale('en', <Stub hydrationData={{ loaderData: {}, actionData: posted ? { page: posted } : undefined }} />),
    ),
  )
  const click = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
  const pass = (time: number) => act(() => vi.advanceTimersByTimeAsync(time))
  const quantity = () => screen.getByRole<HTMLInputElement>('spinbutton').value
  const total = () => screen.getByText('Total').nextElementSibling?.querySelector('bdi')?.textContent
  const undo = () => (actions.at(-1) as { props: { onClick: () => void } }).props.onClick()
  return { asked, answer, click, pass, quantity, total, toasts, undo }
}

function Lines({ loaded }: { loaded: { cart: ReturnType<typeof cartOf> } }) {
  const cart = useQuery(CartShownDocument).data?.cart
  const remove = useLineRemoval(cart ?? loaded.cart)
  return (
    <>
      <ul>
        {cart?.lines.map((line) => (
          <CartLineRow key={line.id} line={line} onRemove={(gone) => void remove(gone)} />
        ))}
      </ul>
      {cart ? <CartSummary cart={cart} /> : null}
    </>
  )
}
