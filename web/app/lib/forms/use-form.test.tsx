import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { createBrowserRouter, createRoutesStub, Link, RouterProvider } from 'react-router'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { faultError } from '#app/lib/apollo/fault.ts'
import type { UserError } from '#app/lib/apollo/written.ts'
import { attachArea } from '#app/lib/notify/notify.ts'
import { clientWithAnswers, withClient } from '#app/lib/testing/apollo-answers.tsx'
import { inLocale } from '#app/lib/testing/in-locale.tsx'
import {
  messageAnswer,
  type MessageSend,
  messageWrite,
  useMessageSendMutation,
} from '#app/lib/testing/message-write.ts'
import { ErrorSummary, formFaults } from './error-summary.tsx'
import { useForm } from './use-form.tsx'
import { accepted, refused, type Write, type WriteResult } from './write.ts'

type Message = Write<MessageSend, { mobile: string }>

const emptyText = 'سلتك فاضية.'
const empty = refusal('CART_EMPTY', [], emptyText)
const takenText = 'رقم الموبايل ده متسجل عندنا قبل كده'
const taken = refusal('MOBILE_TAKEN', [], takenText)

test('a refusal of a field is shown at the field with its input, and as a toast that screen readers skip', async () => {
  const { send, answer, toasts } = form()
  await send('0100')
  await answer(0, messageAnswer(refusal('VALIDATION_FAILED', ['input', 'mobile'], 'رقم الموبايل مش صحيح')))
  expect((await screen.findByRole('alert')).textContent).toBe('رقم الموبايل مش صحيح')
  expect(screen.getByTestId('typed').textContent).toBe('0100')
  expect(toasts).toEqual([{ title: 'رقم الموبايل مش صحيح', silent: true }])
})

test('a refusal posted before hydration is a toast too, of its own form only', async () => {
  const { toasts } = form({ posted: refused([empty], new FormData()) })
  await waitFor(() => expect(toasts).toEqual([{ title: emptyText }]))
  const other = new FormData()
  other.set('form', 'other')
  expect(form({ posted: refused([empty], other) }).toasts).toEqual([])
})

test('two refusals are one toast', async () => {
  const { send, answer, toasts } = form()
  await send('0100')
  await answer(
    0,
    messageAnswer(
      refusal('MOBILE_TAKEN', ['mobile'], takenText),
      refusal('EMAIL_TAKEN', ['email'], 'البريد الإلكتروني ده متسجل عندنا قبل كده'),
    ),
  )
  expect(toasts).toEqual([{ title: takenText, body: 'البريد الإلكتروني ده متسجل عندنا قبل كده' }])
})

test('errors of the form’s rules are shown at the field, without a request or toast', async () => {
  const rules = v.object({ mobile: v.pipe(v.string(), v.regex(/^01/, 'account:rules.code.invalid')) })
  const { send, asked, toasts } = form({ write: messageWrite({ rules }) })
  await send('2')
  expect((await screen.findByRole('alert')).textContent).toBe('الكود لازم يكون 4 أرقام')
  expect([asked.length, toasts]).toEqual([0, []])
})

test('an error of the field that is left by a press is shown once the press is over', async () => {
  const rules = v.object({ mobile: v.pipe(v.string(), v.regex(/^01/, 'account:rules.code.invalid')) })
  form({ write: messageWrite({ rules }) })
  const person = userEvent.setup()
  await person.type(screen.getByLabelText('mobile'), '2')
  await person.pointer({ keys: '[MouseLeft>]', target: document.body })
  expect(document.activeElement).toBe(document.body)
  await act(() => new Promise((later) => setTimeout(later)))
  expect(screen.queryByRole('alert')).toBeNull()
  await person.pointer({ keys: '[/MouseLeft]', target: document.body })
  expect(await screen.findByRole('alert')).toBeDefined()
})

test('a write that ends in `before` sends nothing', async () => {
  const { send, asked } = form({ write: messageWrite({ before: ({ form: typed }) => refused([taken], typed) }) })
  await send('0100')
  await waitFor(() => expect(screen.getByTestId('typed').textContent).toBe('0100'))
  expect(asked).toEqual([])
})

test('a double click sends once, and `onDone` is called once with the data', async () => {
  const { send, answer, asked, done } = form()
  await send('01012345678')
  await userEvent.click(screen.getByRole('button'))
  await answer(0, messageAnswer())
  expect([asked.length, done]).toEqual([1, ['MD-1']])
})

test('the refusal of a field stays when the error summary takes the focus, and disappears with new input', async () => {
  const rules = v.object({
    mobile: v.pipe(v.optional(v.string(), ''), v.regex(/^\d{4}/, 'account:rules.code.invalid')),
  })
  const { send, answer } = form({ write: messageWrite({ rules }), withSummary: true })
  await send('1234')
  await answer(0, messageAnswer(refusal('CODE_INVALID', ['mobile'], 'الكود مش صحيح')))
  const [summary] = await screen.findAllByRole('alert')
  await waitFor(() => expect(document.activeElement).toBe(summary))
  expect(screen.getAllByRole('alert').at(-1)?.textContent).toBe('الكود مش صحيح')
  await userEvent.type(screen.getByLabelText('mobile'), '5')
  expect(screen.queryByText('الكود مش صحيح', { selector: 'p' })).toBeNull()
})

test.each([
  ['refused', messageAnswer(empty)],
  ['failed', new DOMException('x', 'TimeoutError')],
])('the toast of a form that is %s disappears when the next submission leads to another page', async (_what, first) => {
  const { send, answer, page, shown } = visit(messageWrite({ done: () => accepted({ next: '/placed' }) }))
  await send()
  await answer(0, first)
  await waitFor(() => expect(shown.size).toBe(1))
  await send()
  await answer(1, messageAnswer())
  await page('placed')
  await waitFor(() => expect([...shown]).toEqual([]))
})

test('the toast of a refusal disappears with the next response on the page', async () => {
  const { send, answer, shown } = visit()
  await send()
  await answer(0, messageAnswer(empty))
  expect([...shown]).toEqual([emptyText])
  await send()
  await answer(1, messageAnswer(taken))
  expect([...shown]).toEqual([takenText])
  await send()
  await answer(2, messageAnswer())
  expect([...shown]).toEqual([])
})

test('the toast of a refusal stays when only the form unmounts, and disappears on navigation', async () => {
  const { send, answer, page, shown } = visit()
  await send()
  await answer(0, messageAnswer(empty))
  await userEvent.click(screen.getByText('hide'))
  expect([screen.queryByLabelText('mobile'), shown.size]).toEqual([null, 1])
  await userEvent.click(screen.getByText('hide'))
  await send()
  await answer(1, messageAnswer(taken))
  await userEvent.click(screen.getByText('leave'))
  await page('placed')
  await waitFor(() => expect(shown).not.toContain(takenText))
})

test('a form that unmounts while sending still navigates', async () => {
  const { send, answer, page } = visit(messageWrite({ done: () => accepted({ next: '/placed' }) }))
  await send()
  await userEvent.click(screen.getByText('hide'))
  await answer(0, messageAnswer())
  expect(await page('placed')).toBeDefined()
})

test('a visitor who has navigated away meanwhile stays there', async () => {
  const { send, answer, page } = visit(messageWrite({ done: () => accepted({ next: '/elsewhere' }) }))
  await send()
  await userEvent.click(screen.getByText('leave'))
  await page('placed')
  await answer(0, messageAnswer())
  expect(location.pathname).toBe('/placed')
})

test('an expired session leads to the login and back', async () => {
  const { send, answer } = visit()
  await send()
  await answer(0, faultError({ code: 'UNAUTHENTICATED' }))
  await waitFor(() => expect(location.pathname + location.search).toBe('/login?redirect=%2F&reason=page'))
})

/** Two pages in a real history, the first with a form; `shown` holds the toasts on the screen. */
function visit(write?: Message) {
  const shown = new Set<string>()
  attachArea((order) => ('dismiss' in order ? shown.delete(order.dismiss) : shown.add(order.show.key)))
  history.replaceState(null, '', '/')
  const { client, answer } = clientWithAnswers()
  const router = createBrowserRouter([
    { path: '/', element: <Hiding write={write} /> },
    { path: '/placed', element: <h1>placed</h1> },
    { path: '*', element: null },
  ])
  render(inLocale('ar', withClient(client, <RouterProvider router={router} />)))
  const answered = (place: number, given: Parameters<typeof answer>[1]) => act(async () => answer(place, given))
  return {
    shown,
    answer: answered,
    send: () => userEvent.click(screen.getByText('send')),
    page: (name: string) => screen.findByRole('heading', { name }),
  }
}

function Hiding({ write }: { write?: Message }) {
  const [hidden, setHidden] = useState(false)
  return (
    <>
      {hidden ? null : <Page write={write} onDone={() => undefined} />}
      <button type="button" onClick={() => setHidden(!hidden)}>
        hide
      </button>
      <Link to="/placed">leave</Link>
    </>
  )
}

type Form = { write?: Message; posted?: WriteResult; withSummary?: boolean }

/** A page with one field, whose mutations the test answers. */
function form({ write, posted, withSummary }: Form = {}) {
  const toasts: unknown[] = []
  const done: unknown[] = []
  attachArea((order) => {
    if ('dismiss' in order) return
    const { title, body, silent } = order.show
    toasts.push({ title, ...(body ? { body } : {}), ...(silent ? { silent } : {}) })
  })
  const { client, asked, answer } = clientWithAnswers()
  const Stub = createRoutesStub([
    {
      id: 'page',
      path: '/',
      Component: () => <Page write={write} withSummary={withSummary} onDone={(data) => done.push(data)} />,
    },
  ])
  render(
    inLocale(
      'ar',
      withClient(client, <Stub hydrationData={{ loaderData: {}, actionData: posted && { page: posted } }} />),
    ),
  )
  const send = async (mobile: string) => {
    await userEvent.type(screen.getByLabelText('mobile'), mobile)
    await userEvent.click(screen.getByRole('button'))
  }
  return {
    send,
    asked,
    answer: (place: number, given: Parameters<typeof answer>[1]) => act(async () => answer(place, given)),
    toasts,
    done,
  }
}

const fallback = messageWrite()

type Props = { write?: Message; withSummary?: boolean; onDone: (data: unknown) => void }

function Page({ write = fallback, withSummary, onDone }: Props) {
  const { Form, error, values, result } = useForm(write, useMessageSendMutation(), {
    fields: ['mobile'],
    onDone: ({ messageSend }) => onDone(messageSend.number),
  })
  return (
    <Form>
      {withSummary ? <ErrorSummary title="!" faults={formFaults(['mobile'], error)} answer={result} /> : null}
      <input aria-label="mobile" id="mobile" name="mobile" />
      {error('mobile') ? <p role="alert">{error('mobile')}</p> : null}
      <p data-testid="typed">{values.mobile}</p>
      <button type="submit">send</button>
    </Form>
  )
}

function refusal(code: string, path: string[], message: string): UserError {
  return { code, path, message }
}
