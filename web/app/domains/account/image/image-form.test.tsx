import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { createRoutesStub } from 'react-router'
import { beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import type { Locale } from '#app/lib/locale/locale.ts'
import { attachArea } from '#app/lib/notify/notify.ts'
import { clientWithAnswers, withClient } from '#app/lib/testing/apollo-answers.tsx'
import { inLocale } from '#app/lib/testing/in-locale.tsx'
import { installDialog } from '#app/ui/testing-dialog.ts'
import { PhotoForm } from './image-form.tsx'

beforeAll(() => {
  installDialog()
  // jsdom has no addresses of files.
  Object.assign(URL, { createObjectURL: () => 'blob:none', revokeObjectURL: () => undefined })
})

test.each([
  ['ar', 'اختار صورة', 'اختار صورة تانية'],
  ['en', 'Choose a photo', 'Choose another photo'],
] as const)('in %s a file that is no picture asks for another one', async (locale, choose, another) => {
  show(locale, { hasPhoto: false })
  const user = userEvent.setup()
  const input = screen.getByLabelText(choose)
  await user.upload(input, new File(['no picture'], 'a.png', { type: 'image/png' }))
  const dialog = await screen.findByRole('dialog')
  const picture = await waitFor(() => dialog.querySelector('img') ?? Promise.reject(new Error('no picture yet')))
  fireEvent.error(picture)
  const asked = vi.fn<() => void>()
  input.addEventListener('click', asked)
  await user.click(await screen.findByRole('button', { name: another }))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(asked).toHaveBeenCalledOnce()
})

const customer = { __typename: 'Customer', id: '7', image: null }
const removed = { data: { accountImageRemove: { __typename: 'AccountImageRemovePayload', customer, userErrors: [] } } }

test('removes the photo and reports it', async () => {
  const toasts: unknown[] = []
  onTestFinished(attachArea((order) => toasts.push('show' in order && order.show.title)))
  const { asked, answer } = show('en', { hasPhoto: true })
  await userEvent.setup().click(screen.getByRole('button', { name: 'Remove photo' }))
  await act(async () => answer(0, removed))
  await waitFor(() => expect(toasts).toEqual(['Modified successfully']))
  expect(asked.map(({ operationName }) => operationName)).toEqual(['AccountImageRemove'])
})

test('a refused file that was posted before hydration is reported once, until the photo is removed', async () => {
  const message = 'The picture is too large: 5 MB and 6000 pixels at most'
  const posted = {
    ok: false,
    userErrors: [{ code: 'FILE_TOO_LARGE', path: ['image'], message }],
    values: { form: 'photo', intent: 'update' },
  }
  const { answer } = show('en', { hasPhoto: true, posted })
  expect((await screen.findAllByText(message)).length).toBe(1)
  await userEvent.setup().click(screen.getByRole('button', { name: 'Remove photo' }))
  await act(async () => answer(0, removed))
  expect(screen.queryByText(message)).toBeNull()
})

/** `posted`: what the page answered before hydration. */
function show(locale: Locale, { hasPhoto, posted }: { hasPhoto: boolean; posted?: object }) {
  const { client, ...shop } = clientWithAnswers()
  const Stub = createRoutesStub([{ id: 'page', path: '/', Component: () => <PhotoForm hasPhoto={hasPhoto} /> }])
  const page = <Stub hydrationData={{ loaderData: {}, actionData: posted && { page: posted } }} />
  render(withClient(client, inLocale(locale, page)))
  return shop
}
