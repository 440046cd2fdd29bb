import { act, fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { inLocale } from '#app/lib/testing/in-locale.tsx'
import { dismiss, notify } from './notify.ts'
import { ToastArea } from './toast-area.tsx'

/** A toast leaves by an animation, and a busy machine is slow at that. */
const LEAVING = { timeout: 5_000 }

test('shows a toast created before the toaster mounted, an error as an alert', async () => {
  notify({ type: 'error', title: 'خلص مؤقتًا' })
  render(inLocale('ar', <ToastArea />))
  expect((await screen.findByRole('alert')).textContent).toContain('خلص مؤقتًا')
})

test('skips a toast that expired before the toaster mounted', async () => {
  const sending = notify({ type: 'loading', title: 'Sending' })
  dismiss(sending)
  notify({ type: 'success', title: 'Sent' })
  render(inLocale('en', <ToastArea />))
  await screen.findByText('Sent')
  expect(screen.queryByText('Sending')).toBeNull()
})

test('a toast closes after 4 s, a loading one only when dismissed', async () => {
  vi.useFakeTimers()
  render(inLocale('en', <ToastArea />))
  act(() => void notify({ type: 'success', title: 'Added' }))
  act(() => void notify({ type: 'loading', title: 'Sending', key: 'sending' }))
  await pass(3)
  expect(screen.queryByText('Added')).not.toBeNull()
  await pass(3)
  expect(screen.queryByText('Added')).toBeNull()
  expect(screen.queryByText('Sending')).not.toBeNull()
  act(() => dismiss('sending'))
  await pass(2)
  expect(screen.queryByText('Sending')).toBeNull()
})

test('Alt+T moves the focus to the toasts', () => {
  render(inLocale('ar', <ToastArea />))
  fireEvent.keyDown(document, { code: 'KeyT', altKey: true })
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'الإشعارات' }))
})

test('a swipe of 20 px closes a toast, a shorter one does not', async () => {
  render(inLocale('en', <ToastArea />))
  act(() => void notify({ title: 'Swipe me' }))
  const toast = await screen.findByText('Swipe me')
  swipe(toast, 19)
  expect(screen.queryByText('Swipe me')).not.toBeNull()
  swipe(toast, -20)
  await vi.waitFor(() => expect(screen.queryByText('Swipe me')).toBeNull(), LEAVING)
})

test.each([
  ['default', 'status', false, false, true],
  ['success', 'status', false, true, true],
  ['error', 'alert', true, true, true],
  ['info', 'status', false, true, true],
  ['warning', 'status', false, true, true],
  ['loading', 'status', false, true, false],
] as const)(
  'a toast of type %s is a(n) %s; red %s, with a sign %s, to be closed %s',
  async (type, role, red, sign, closes) => {
    render(inLocale('en', <ToastArea />))
    act(() => void notify({ type, title: 'Notice' }))
    const toast = await screen.findByRole(role)
    expect(toast.className.includes('bg-danger-solid')).toBe(red)
    expect(toast.querySelector('span[aria-hidden] svg') !== null).toBe(sign)
    expect(screen.queryByRole('button') !== null).toBe(closes)
  },
)

test('shows three toasts: the fourth replaces the first', async () => {
  render(inLocale('en', <ToastArea />))
  for (const title of ['one', 'two', 'three']) act(() => void notify({ title }))
  expect((await screen.findAllByRole('status')).map(({ textContent }) => textContent)).toEqual(['one', 'two', 'three'])
  act(() => void notify({ title: 'four' }))
  await screen.findByText('four')
  await vi.waitFor(() => expect(screen.queryByText('one')).toBeNull(), LEAVING)
  expect(screen.getAllByRole('status')).toHaveLength(3)
})

test('a toast replaces the one with the same key, every time', async () => {
  render(inLocale('en', <ToastArea />))
  act(() => void notify({ type: 'loading', title: 'Sending', key: 'mail' }))
  await screen.findByText('Sending')
  act(() => void notify({ type: 'success', title: 'Sent', key: 'mail' }))
  await screen.findByText('Sent')
  act(() => void notify({ type: 'success', title: 'Sent again', key: 'mail' }))
  await screen.findByText('Sent again')
  await vi.waitFor(
    () => expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toEqual(['Sent again']),
    LEAVING,
  )
  act(() => dismiss('mail'))
  await vi.waitFor(() => expect(screen.queryByText('Sent again')).toBeNull(), LEAVING)
})

test.each([
  ['the pointer is on it', () => fireEvent.mouseEnter(toast()), () => fireEvent.mouseLeave(toast())],
  ['it has the focus', () => undo().focus(), () => undo().blur()],
  [
    'Alt+T gave the toasts the focus',
    () => fireEvent.keyDown(document, { code: 'KeyT', altKey: true }),
    () => area().blur(),
  ],
  ['nobody sees the window', () => fireEvent.blur(window), () => fireEvent.focus(window)],
])('a toast stays while %s, and closes 2 s afterwards', async (_what, hold, release) => {
  vi.useFakeTimers()
  render(inLocale('en', <ToastArea />))
  act(() => void notify({ title: 'Removed', action: <button type="button">Undo</button> }))
  await pass(1)
  act(() => {
    hold()
  })
  await pass(6)
  expect(screen.queryByText('Removed')).not.toBeNull()
  act(() => {
    release()
  })
  await pass(3)
  expect(screen.queryByText('Removed')).toBeNull()
})

test('Escape closes the focused toast and restores the focus', async () => {
  const { container } = render(
    inLocale(
      'en',
      <>
        <input aria-label="Name" />
        <ToastArea />
      </>,
    ),
  )
  act(() => void notify({ title: 'Saved' }))
  const close = await screen.findByRole('button', { name: 'Close notification' })
  screen.getByLabelText('Name').focus()
  fireEvent.keyDown(document, { code: 'KeyT', altKey: true })
  expect(document.activeElement).toBe(area())
  close.focus()
  fireEvent.keyDown(close, { key: 'Escape' })
  expect(document.activeElement).toBe(screen.getByLabelText('Name'))
  await vi.waitFor(() => expect(container.textContent).not.toContain('Saved'), LEAVING)
})

test('a loading toast has no button and ignores Escape', async () => {
  render(inLocale('en', <ToastArea />))
  act(() => void notify({ type: 'loading', title: 'Sending', key: 'x', action: <button type="button">Stop</button> }))
  const stop = await screen.findByRole('button', { name: 'Stop' })
  fireEvent.keyDown(stop, { key: 'Escape' })
  expect(screen.queryByRole('button', { name: 'Close notification' })).toBeNull()
  expect(screen.queryByText('Sending')).not.toBeNull()
})

function area(): HTMLElement {
  return screen.getByRole('region', { name: 'Notifications' })
}

function toast(): HTMLElement {
  return screen.getByText('Removed')
}

function undo(): HTMLElement {
  return screen.getByRole('button', { name: 'Undo' })
}

/** Lets seconds go by, one render after the other. */
async function pass(seconds: number): Promise<void> {
  for (let tenth = 0; tenth < seconds * 10; tenth++) await act(() => vi.advanceTimersByTimeAsync(100))
}

function swipe(toast: HTMLElement, by: number): void {
  fireEvent.pointerDown(toast, { clientX: 100 })
  fireEvent.pointerMove(toast, { clientX: 100 + by })
  fireEvent.pointerUp(toast, { clientX: 100 + by })
}
