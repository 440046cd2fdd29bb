import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { inLocale } from '#app/lib/testing/in-locale.tsx'
import { CopyButton } from './copy-button.tsx'

test.each([
  ['ar', 'انسخ الرقم', 'اتنسخ', 'ما اتنسخش'],
  ['en', 'Copy number', 'Copied', "Couldn't copy"],
] as const)('in %s a number is copied and the result is announced', async (locale, label, copied, notCopied) => {
  const user = userEvent.setup()
  const { unmount } = render(inLocale(locale, <CopyButton text="M-48213" label={label} />))
  await user.click(screen.getByRole('button', { name: label }))
  expect(await screen.findByRole('button', { name: copied })).toBeTruthy()
  expect(screen.getByRole('status').textContent).toBe(copied)
  expect(await navigator.clipboard.readText()).toBe('M-48213')
  unmount()
  vi.stubGlobal('navigator', Object.create(navigator, { clipboard: { value: undefined } }))
  render(inLocale(locale, <CopyButton text="M-48213" label={label} />))
  await user.click(screen.getByRole('button', { name: label }))
  expect(await screen.findByRole('button', { name: notCopied })).toBeTruthy()
})
