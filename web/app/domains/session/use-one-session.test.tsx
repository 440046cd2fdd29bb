import { render } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { useOneSession } from './use-one-session.ts'

beforeEach(() => localStorage.clear())

test('a tab reloads when another one shows another customer or a guest', () => {
  const reload = tab('7')
  dispatchEvent(new StorageEvent('storage', { key: 'viewer' }))
  expect(reload).not.toHaveBeenCalled()
  localStorage.setItem('viewer', '')
  dispatchEvent(new StorageEvent('storage', { key: 'viewer' }))
  expect(reload).toHaveBeenCalledOnce()
})

test('a document restored by the back button reloads after a logout', () => {
  const reload = tab('7')
  localStorage.setItem('viewer', '')
  dispatchEvent(new Event('pageshow'))
  expect(reload).toHaveBeenCalledOnce()
})

test('without storage, or with an unknown viewer, nothing reloads', () => {
  const [emptied, unknown] = [tab('7'), tab(undefined)]
  localStorage.clear()
  dispatchEvent(new Event('pageshow'))
  expect([emptied, unknown].flatMap(({ mock }) => mock.calls)).toEqual([])
})

function tab(id: string | undefined) {
  const reload = vi.fn<() => void>()
  const Tab = () => (useOneSession(id, reload), null)
  render(<Tab />)
  return reload
}
