import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type ReactNode, useState } from 'react'
import { createRoutesStub } from 'react-router'
import { beforeEach, expect, test } from 'vitest'
import { clientWithAnswers, withClient } from '#app/lib/testing/apollo-answers.tsx'
import { ToastArea } from '#app/lib/notify/toast-area.tsx'
import { inLocale } from '#app/lib/testing/in-locale.tsx'
import { messageWrite, useMessageSendMutation } from '#app/lib/testing/message-write.ts'
import { forgetDraft } from './draft.ts'
import { DRAFTS, keepDrafts } from './keep-drafts.ts'
import keepScript from './keep-drafts.ts?script'
import { useForm } from './use-form.tsx'

keepDrafts()
beforeEach(() => sessionStorage.clear())

test('text, radio, checkbox and option are restored when the form mounts again', async () => {
  show(<Plain />)
  await userEvent.type(box('Name'), 'منى')
  await userEvent.click(screen.getByLabelText('Female'))
  await userEvent.click(screen.getByLabelText('Terms'))
  await userEvent.click(screen.getByLabelText('News'))
  await userEvent.selectOptions(screen.getByLabelText('Month'), '2')
  again(<Plain />)
  expect(box('Name').value).toBe('منى')
  expect(box('Female').checked).toBe(true)
  expect([box('Terms').checked, box('News').checked]).toEqual([true, false])
  expect(box('Month').value).toBe('2')
})

test('passwords, codes and files are never stored', async () => {
  show(<Plain />)
  await userEvent.type(box('Password'), 'secret-1')
  await userEvent.type(box('Shown password'), 'secret-2')
  await userEvent.type(box('Code'), '9876')
  await userEvent.upload(box('CV'), new File(['x'], 'secret-3.pdf'))
  expect(JSON.stringify({ ...sessionStorage })).not.toMatch(/secret-|9876/)
})

test.each([
  ['Password', "We don't keep passwords or codes. Type them again."],
  ['Code', "We don't keep passwords or codes. Type them again."],
  ['CV', "We don't keep files. Choose yours again."],
])('says once that what was put in %s is gone when the form mounts again', async (label, text) => {
  show(<Plain />)
  if (label === 'CV') await userEvent.upload(box(label), new File(['x'], 'cv.pdf'))
  else await userEvent.type(box(label), '98765432')
  again(<Plain />)
  expect(await screen.findByText(text)).toBeTruthy()
  again(<Plain />)
  expect(screen.queryByText(text)).toBeNull()
})

test('says nothing of a password that was emptied', async () => {
  show(<Plain />)
  await userEvent.type(box('Password'), 'x')
  await userEvent.clear(box('Password'))
  again(<Plain />)
  expect(screen.queryByText(/Type them again/)).toBeNull()
})

test('a form of another name on the same page keeps its own draft, and a form without a name none', async () => {
  show(<Plain />)
  await userEvent.type(box('Name'), 'Mona')
  again(<Plain name="other" />)
  expect(box('Name').value).toBe('')
  await userEvent.type(box('Name'), 'Ali')
  again(<Plain />)
  expect(box('Name').value).toBe('Mona')
  again(<Plain name="" />)
  await userEvent.type(box('Name'), 'Nobody')
  expect(sessionStorage.getItem(DRAFTS)).not.toContain('Nobody')
})

test('dependent selects are restored one after the other as their options load', async () => {
  show(<Places />)
  await userEvent.selectOptions(box('State'), 'cairo')
  await userEvent.selectOptions(await screen.findByLabelText('City'), 'nasr')
  again(<Places />)
  await waitFor(() => expect([box('State').value, box('City').value]).toEqual(['cairo', 'nasr']))
})

test('a sent draft is deleted', async () => {
  show(<Plain />)
  await userEvent.type(box('Name'), 'Mona')
  forgetDraft('/', 'form')
  again(<Plain />)
  expect(box('Name').value).toBe('')
})

test('a form that the browser sends before hydration leaves no draft', () => {
  document.body.innerHTML = '<form><input type="hidden" name="form" value="form"><input name="fullName"></form>'
  const [form] = document.forms
  const typed = form?.elements.namedItem('fullName') as HTMLInputElement
  typed.value = 'Mona'
  typed.dispatchEvent(new Event('input', { bubbles: true }))
  expect(sessionStorage.getItem(DRAFTS)).toContain('Mona')
  form?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }))
  expect(sessionStorage.getItem(DRAFTS)).not.toContain('Mona')
  document.body.innerHTML = ''
})

test.each([
  ['of the same customer', '7', true],
  ['of another customer', '8', false],
  ['after logging out', '', false],
  ['while the shop does not answer', undefined, true],
])('a document %s keeps the draft or deletes it', (_what, owner, isKept) => {
  sessionStorage.setItem(DRAFTS, JSON.stringify({ owner: '7', forms: { '/ form': { fullName: 'Mona' } } }))
  const script = Object.assign(document.createElement('script'), { textContent: keepScript })
  if (owner !== undefined) script.dataset.owner = owner
  document.head.append(script)
  expect(sessionStorage.getItem(DRAFTS)?.includes('Mona')).toBe(isKept)
})

const box = (label: string) => screen.getByLabelText<HTMLInputElement>(label)

function show(page: ReactNode): void {
  const Stub = createRoutesStub([{ path: '/', Component: () => page }])
  document.documentElement.lang = 'en'
  render(
    inLocale(
      'en',
      withClient(
        clientWithAnswers().client,
        <>
          <Stub />
          <ToastArea />
        </>,
      ),
    ),
  )
}

function again(page: ReactNode): void {
  cleanup()
  act(() => show(page))
}

function Plain({ name = 'form' }: { name?: string }) {
  const { Form } = useForm(messageWrite(), useMessageSendMutation(), { name })
  return (
    <Form>
      <input aria-label="Name" name="fullName" />
      <input aria-label="Male" type="radio" name="gender" value="MALE" defaultChecked />
      <input aria-label="Female" type="radio" name="gender" value="FEMALE" />
      <input aria-label="Terms" type="checkbox" name="terms" />
      <input aria-label="News" type="checkbox" name="news" defaultChecked />
      <select aria-label="Month" name="month">
        <option value="">–</option>
        <option value="2">February</option>
      </select>
      <input aria-label="Password" type="password" name="secretWord" />
      <input aria-label="Shown password" type="text" name="newPassword" />
      <input aria-label="Code" name="code" />
      <input aria-label="CV" type="file" name="cv" />
    </Form>
  )
}

/** The cities of a state come a moment after it was chosen. */
function Places() {
  const { Form } = useForm(messageWrite(), useMessageSendMutation(), { name: 'form' })
  const [chosen, setChosen] = useState('')
  const [hasCities, setHasCities] = useState(false)
  return (
    <Form>
      <select
        aria-label="State"
        name="stateId"
        value={chosen}
        onChange={({ target }) => {
          setChosen(target.value)
          void Promise.resolve().then(() => setHasCities(true))
        }}
      >
        <option value="">–</option>
        <option value="cairo">Cairo</option>
      </select>
      <select aria-label="City" name="cityId">
        <option value="">–</option>
        {hasCities ? <option value="nasr">Nasr City</option> : null}
      </select>
    </Form>
  )
}
