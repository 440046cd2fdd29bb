import { act, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { createRoutesStub, useLocation, useNavigate } from 'react-router'
import { expect, onTestFinished, test } from 'vitest'
import { attachArea } from '#app/lib/notify/notify.ts'
import { addLoaded, clientWithAnswers, withClient } from '#app/lib/testing/apollo-answers.tsx'
import { inLocale } from '#app/lib/testing/in-locale.tsx'
import { wholeOrder } from '#app/domains/order/details/whole-order.fixture.ts'
import OrderEditPage from './page.tsx'

const link = { id: '5', token: 't' }
const closed = { __typename: 'Order', id: '5', revision: 2 }

test('the sizes of a line load with the page, and another one is saved', async () => {
  const { user, asked, answer, page, toasts } = edit()
  const sizes = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Colour and size' })
  expect([...sizes.options].map(({ text, disabled }) => [text, disabled])).toEqual([
    ['Red · L', false],
    ['Red · XL', false],
    ['Red · S · sold out', true],
  ])
  await user.selectOptions(sizes, '71')
  await user.click(screen.getByRole('button', { name: 'Save the change' }))
  const lines = [{ lineId: '7', variantId: '71', quantity: 2 }]
  expect(asked.map(({ variables }) => variables as object)).toEqual([
    { input: { ...link, expectedRevision: 1, expectedTotal: '1550.00', lines } },
  ])
  await answer('orderEditSave')
  await waitFor(() => expect(page()).toBe('/client/order/5?token=t'))
  expect(toasts).toEqual(['The change is saved'])
})

test('a refused edit keeps its input, shows the reason at its line, and reloads the page’s data', async () => {
  const { user, answer, loads } = edit()
  await user.selectOptions(screen.getByRole('combobox', { name: 'Colour and size' }), '71')
  await user.click(screen.getByRole('button', { name: 'Save the change' }))
  await answer('orderEditSave', [{ code: 'QUANTITY_REDUCED', path: ['lines', '0', 'quantity'], available: 1 }])
  expect((await screen.findAllByText(/Only 1/)).length).toBeGreaterThan(0)
  expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Colour and size' }).value).toBe('71')
  await waitFor(() => expect(loads()).toBe(1))
})

test('a changed total is shown and not saved; the second press saves it', async () => {
  const { user, asked, answer, page, toasts } = edit()
  await user.click(screen.getByRole('button', { name: /^More of/ }))
  await user.click(screen.getByRole('button', { name: 'Save the change' }))
  const total = { __typename: 'Money', amount: '2295.00', formatted: 'EGP 2,295' }
  await answer('orderEditSave', [{ code: 'PRICE_CHANGED', path: ['expectedTotal'], total }])
  await waitFor(() =>
    expect(document.body.textContent).toContain('The total becomes EGP 2,295 instead of EGP\u00a01,550'),
  )
  expect([screen.queryByText(/was not saved/), toasts, page()]).toEqual([null, [], ''])
  await user.click(screen.getByRole('button', { name: 'Save at EGP 2,295' }))
  expect(asked.map(({ variables }) => (variables as { input: object }).input)).toMatchObject([
    { expectedTotal: '1550.00', lines: [{ quantity: 3 }] },
    { expectedTotal: '2295.00', lines: [{ quantity: 3 }] },
  ])
  await answer('orderEditSave')
  await waitFor(() => expect(page()).toBe('/client/order/5?token=t'))
})

test('a discarded edit leads to the order, and the back button does not lead to the edit', async () => {
  const { user, answer, page } = edit()
  await user.click(screen.getByRole('button', { name: 'Keep the order as it is' }))
  await answer('orderEditDiscard')
  await waitFor(() => expect(page()).toBe('/client/order/5?token=t'))
  await user.click(screen.getByRole('button', { name: 'back' }))
  await waitFor(() => expect(page()).toBe('/profile/orders'))
})

/** The page of a change that is under way, of an order of two jerseys. */
function edit() {
  const { client, asked, answer } = clientWithAnswers()
  const variables = { ...link, account: false }
  const address = { ...wholeOrder('EDIT').address, region: { __typename: 'Region', id: 'Region_3' } }
  const lines = wholeOrder('EDIT').lines.map((line) => ({
    ...line,
    product: { __typename: 'Product' as const, id: '70' },
    sku: 'L',
  }))
  const until = new Date(Date.now() + 600_000).toISOString()
  const order = { ...wholeOrder('EDIT'), address, lines, edit: { __typename: 'OrderEdit' as const, mine: true, until } }
  addLoaded(client, { OrderEditPage: { order, states: [] } }, { variables })
  const variant = (id: string, label: string, available: number) => {
    const size = { __typename: 'Size', id: label, label }
    return {
      __typename: 'Variant',
      id,
      sku: label,
      available,
      color: { __typename: 'Color', id: '1', name: 'Red' },
      size,
    }
  }
  const product = {
    __typename: 'Product',
    id: '70',
    variants: [variant('70', 'L', 0), variant('71', 'XL', 4), variant('72', 'S', 0)],
  }
  addLoaded(client, { LineChoices: { product } }, { variables: { id: '70' } })
  const toasts: unknown[] = []
  onTestFinished(attachArea((shown) => 'show' in shown && toasts.push(shown.show.title)))
  let loaded = 0
  let page = ''
  const Elsewhere = () => {
    const { pathname, search } = useLocation()
    const navigate = useNavigate()
    page = pathname + search
    return (
      <button type="button" onClick={() => void navigate(-1)}>
        back
      </button>
    )
  }
  const loaderData = { link, variables, chosen: {}, known: { cities: [], regions: [], quote: null } }
  const loader = () => {
    loaded += 1
    return loaderData
  }
  const Stub = createRoutesStub([
    { id: 'edit', path: '/client/order/:id/edit', Component: OrderEditPage as never, loader },
    { path: '*', Component: Elsewhere },
  ])
  const visited = ['/profile/orders', '/client/order/5/edit?token=t']
  render(
    inLocale(
      'en',
      withClient(
        client,
        <Stub initialEntries={visited} initialIndex={1} hydrationData={{ loaderData: { edit: loaderData } }} />,
      ),
    ),
  )
  return {
    user: userEvent.setup(),
    asked,
    toasts,
    page: () => page,
    loads: () => loaded,
    /** Answers the last mutation. */
    answer: (name: string, refusals: object[] = []) => {
      const userErrors = refusals.map((refusal) => ({
        __typename: 'UserError',
        message: '',
        path: [],
        available: null,
        max: null,
        retryAfter: null,
        total: null,
        ...refusal,
      }))
      const data = { [name]: { __typename: 'OrderChangePayload', order: closed, userErrors } }
      return act(async () => answer(asked.length - 1, { data }))
    },
  }
}
