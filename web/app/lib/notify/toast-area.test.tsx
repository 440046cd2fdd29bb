import { act, fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { inLocale } from '#app/lib/testing/in-locale.tsx'
import { toastConstants } from './constants.ts'
import { dismiss, notify } from './notify.ts'
import { ToastArea } from './toast-area.tsx'

test('the constants are those of the specification', () => {
  expect(toastConstants).toMatchObject({ autoClose: 4_000, visible: 3, gap: 14, width: 356, offset: 32, swipe: 20 })
  expect(toastConstants.position).toEqual({ vertical: 'bottom', horizontal: 'left' })
})

test('a toast from before the area is shown by it, an error as an alert', async () => {
  notify({ type: 'error', title: 'خلص مؤقتًا' })
  render(inLocale('ar', <ToastArea />))
  expect((await screen.findByRole('alert')).textContent).toContain('خلص مؤقتًا')
})

test('a toast goes by itself after 4 s, a loading one only when it is dismissed', async () => {
  vi.useFakeTimers()
  try {
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
  } finally {
    vi.useRealTimers()
  }
})

test('Alt+T moves the focus to the toasts', () => {
  render(inLocale('ar', <ToastArea />))
  fireEvent.keyDown(document, { code: 'KeyT', altKey: true })
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'الإشعارات' }))
})

test('a swipe of 20 px takes a toast away, a smaller one does not', async () => {
  render(inLocale('en', <ToastArea />))
  act(() => void notify({ title: 'Swipe me' }))
  const toast = await screen.findByText('Swipe me')
  swipe(toast, 19)
  expect(screen.queryByText('Swipe me')).not.toBeNull()
  swipe(toast, -20)
  await vi.waitFor(() => expect(screen.queryByText('Swipe me')).toBeNull())
})

/** Lets seconds go by, one render after the other. */
async function pass(seconds: number): Promise<void> {
  for (let tenth = 0; tenth < seconds * 10; tenth++) await act(() => vi.advanceTimersByTimeAsync(100))
}

function swipe(toast: HTMLElement, by: number): void {
  fireEvent.pointerDown(toast, { clientX: 100 })
  fireEvent.pointerMove(toast, { clientX: 100 + by })
  fireEvent.pointerUp(toast, { clientX: 100 + by })
}
