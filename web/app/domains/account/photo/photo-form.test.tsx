import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { createRoutesStub } from 'react-router'
import { beforeAll, expect, test, vi } from 'vitest'
import { inLocale } from '#app/lib/testing/in-locale.tsx'
import { installDialog } from '#app/ui/testing-dialog.ts'
import { PhotoForm } from './photo-form.tsx'

beforeAll(() => {
  installDialog()
  // jsdom has no addresses of files.
  Object.assign(URL, { createObjectURL: () => 'blob:none', revokeObjectURL: () => undefined })
})

test.each([
  ['ar', 'اختار صورة', 'اختار صورة تانية'],
  ['en', 'Choose a photo', 'Choose another photo'],
] as const)('in %s a file that is no picture leads to another one', async (locale, choose, another) => {
  const Stub = createRoutesStub([{ path: '/', Component: () => <PhotoForm hasPhoto={false} /> }])
  render(inLocale(locale, <Stub />))
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
