import { beforeEach, expect, test, vi } from 'vitest'
import { notifyAfterLoad, notifyFromBefore } from './after-load.ts'
import { attachArea } from './notify.ts'

beforeEach(() => sessionStorage.clear())

test('toasts of the previous document are shown once', () => {
  const shown = vi.fn<(order: unknown) => void>()
  const leave = attachArea(shown)
  notifyAfterLoad({ type: 'success', title: 'Verification successful!' })
  notifyAfterLoad({ title: '2 added', body: '1 reduced to 3' })
  expect(shown).not.toHaveBeenCalled()
  notifyFromBefore()
  notifyFromBefore()
  expect(shown.mock.calls).toMatchObject([
    [{ show: { title: 'Verification successful!' } }],
    [{ show: { title: '2 added' } }],
  ])
  leave()
})

test('invalid stored data is no error', () => {
  sessionStorage.setItem('toasts', '{')
  expect(() => notifyFromBefore()).not.toThrow()
})
