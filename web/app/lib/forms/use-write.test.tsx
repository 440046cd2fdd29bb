import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { type ActionFunction, createBrowserRouter, createRoutesStub, Link, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { attachArea } from '#app/lib/notify/notify.ts'
import { browserAction } from '#app/lib/route/in-browser.ts'
import { refused } from '#app/lib/route/results.ts'
import type { WriteResult } from '#app/lib/route/route-types.ts'
import { inLocale } from '#app/lib/testing/in-locale.tsx'
import { useWrite } from './use-write.ts'

test('a refusal of a field stands at the field, with what was typed, and is a toast that screen readers do not hear again', async () => {
  const { send, toasts } = form((typed) => refused([refusal('VALIDATION_FAILED', ['input', 'mobile'], 'رقم الموبايل مش صحيح')], typed))
  await send('0100')
  expect((await screen.findByRole('alert')).textContent).toBe('رقم الموبايل مش صحيح')
  expect(screen.getByTestId('typed').textContent).toBe('0100')
  expect(toasts).toEqual([{ title: 'رقم الموبايل مش صحيح', silent: true }])
})

test('a refusal that the browser posted before hydration is a toast as well, of its own form alone', async () => {
  const { toasts } = form(() => ({ ok: true }), refused([refusal('CART_EMPTY', null, 'empty')], new FormData()))
  await waitFor(() => expect(toasts).toEqual([{ title: 'سلتك فاضية.' }]))
  const other = new FormData()
  other.set('form', 'other')
  expect(form(() => ({ ok: true }), refused([refusal('CART_EMPTY', null, 'empty')], other)).toasts).toEqual([])
})

test('two refusals are one toast', async () => {
  const taken = [refusal('MOBILE_TAKEN', ['mobile'], 'x'), refusal('EMAIL_TAKEN', ['email'], 'y')]
  const { send, toasts } = form((typed) => refused(taken, typed))
  await send('0100')
  await waitFor(() => expect(toasts).toEqual([{ title: 'رقم الموبايل ده متسجل عندنا قبل كده', body: 'البريد الإلكتروني ده متسجل عندنا قبل كده' }]))
})

test('what the rules of the form found is not a failed call, so it is no toast', async () => {
  const { send, toasts } = form((typed) => refused([{ ...refusal('VALIDATION_FAILED', ['mobile'], 'x'), unsent: true }], typed))
  await send('0100')
  expect((await screen.findByRole('alert')).textContent).toBe('x')
  expect(toasts).toEqual([])
})

test('a refusal of nothing in the form is a toast in our own words', async () => {
  const { send, toasts } = form((typed) => refused([refusal('CART_EMPTY', null, 'empty')], typed))
  await send('01012345678')
  await waitFor(() => expect(toasts).toEqual([{ title: 'سلتك فاضية.' }]))
  expect(screen.queryByRole('alert')).toBeNull()
})

test('what was done is told once, with its data', async () => {
  const { send, done } = form(() => ({ ok: true, data: 'MD-1' }))
  await send('01012345678')
  await waitFor(() => expect(done).toEqual(['MD-1']))
})

test.each([
  ['refused', () => refused([refusal('CART_EMPTY', null, 'empty')], new FormData())],
  ['failed', () => Promise.reject(new DOMException('x', 'TimeoutError'))],
])('the toast of a form that %s goes when the next try leads to another page', async (_what, first) => {
  const { send, page, shown } = visit([first, () => Promise.resolve({ ok: true, next: '/placed' })])
  await send()
  await waitFor(() => expect(shown.size).toBe(1))
  await send()
  await page('placed')
  await waitFor(() => expect([...shown]).toEqual([]))
})

test('the toast of a refusal goes when the form is answered anew on its page', async () => {
  const empty = () => refused([refusal('CART_EMPTY', null, 'empty')], new FormData())
  const taken = () => refused([refusal('MOBILE_TAKEN', null, 'x')], new FormData())
  const { send, shown } = visit([empty, taken, () => ({ ok: true })])
  await send()
  await waitFor(() => expect([...shown]).toEqual(['سلتك فاضية.']))
  await send()
  await waitFor(() => expect([...shown]).toEqual(['رقم الموبايل ده متسجل عندنا قبل كده']))
  await send()
  await waitFor(() => expect([...shown]).toEqual([]))
})

test('the toast of a refusal stays when only the form goes', async () => {
  const { send, shown } = visit([() => refused([refusal('CART_EMPTY', null, 'empty')], new FormData())])
  await send()
  await waitFor(() => expect(shown.size).toBe(1))
  await userEvent.click(screen.getByText('hide'))
  expect([screen.queryByLabelText('mobile'), shown.size]).toEqual([null, 1])
})

test('the toast of a refusal goes when the page is left by a link', async () => {
  const empty = () => refused([refusal('CART_EMPTY', null, 'empty')], new FormData())
  const { send, page, shown } = visit([empty])
  await send()
  await waitFor(() => expect(shown.size).toBe(1))
  await userEvent.click(screen.getByText('leave'))
  await page('placed')
  await waitFor(() => expect([...shown]).toEqual([]))
})

/** Two pages in a real history, the first with a form whose writes answer one after the other; `shown` holds the toasts on the screen. */
function visit(answers: (() => WriteResult | Promise<WriteResult>)[]) {
  const shown = new Set<string>()
  attachArea((order) => ('dismiss' in order ? shown.delete(order.dismiss) : shown.add(order.show.key)))
  history.replaceState(null, '', '/')
  const action = browserAction(async () => answers.shift()?.() ?? { ok: true })
  const router = createBrowserRouter([
    { path: '/', action: action as unknown as ActionFunction, element: <Hiding /> },
    { path: '/placed', element: <h1>placed</h1> },
  ])
  render(inLocale('ar', <RouterProvider router={router} />))
  return { shown, send: () => userEvent.click(screen.getByText('send')), page: (name: string) => screen.findByRole('heading', { name }) }
}

function Hiding() {
  const [hidden, setHidden] = useState(false)
  return (
    <>
      {hidden ? null : <Page onDone={() => undefined} />}
      <button type="button" onClick={() => setHidden(!hidden)}>
        hide
      </button>
      <Link to="/placed">leave</Link>
    </>
  )
}

/** A page with one field whose route answers as told. */
function form(answer: (typed: FormData) => WriteResult, posted?: WriteResult) {
  const toasts: unknown[] = []
  const done: unknown[] = []
  attachArea((order) => {
    const { title, body, silent } = 'show' in order ? order.show : { title: '' }
    toasts.push({ title, ...(body ? { body } : {}), ...(silent ? { silent } : {}) })
  })
  const action = async ({ request }: { request: Request }) => answer(await request.formData())
  const Stub = createRoutesStub([{ id: 'page', path: '/', Component: () => <Page onDone={(data) => done.push(data)} />, action }])
  render(inLocale('ar', <Stub hydrationData={{ loaderData: {}, actionData: posted && { page: posted } }} />))
  const send = async (mobile: string) => {
    await userEvent.type(screen.getByLabelText('mobile'), mobile)
    await userEvent.click(screen.getByRole('button'))
  }
  return { send, toasts, done }
}

function Page({ onDone }: { onDone: (data: unknown) => void }) {
  const { Form, error, values } = useWrite({ fields: ['mobile'], onDone })
  return (
    <Form method="post">
      <input aria-label="mobile" name="mobile" />
      {error('mobile') ? <p role="alert">{error('mobile')}</p> : null}
      <p data-testid="typed">{values.mobile}</p>
      <button type="submit">send</button>
    </Form>
  )
}

function refusal(code: string, path: string[] | null, message: string) {
  return { code, path, message }
}
