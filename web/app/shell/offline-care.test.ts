import { beforeEach, expect, test, vi } from 'vitest'
import { revalidateStaleTab } from './offline-care.tsx'

const HOUR = 3_600_000

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }))
test.each([
  ['looked at again', () => document.dispatchEvent(new Event('visibilitychange'))],
  ['brought by the way back', () => window.dispatchEvent(new Event('pageshow'))],
])('a tab that is %s revalidates once when it is older than an hour', (_, come) => {
  const renew = vi.fn<() => void>()
  const stop = revalidateStaleTab(renew)
  vi.setSystemTime(Date.now() + HOUR)
  come()
  expect(renew).not.toHaveBeenCalled()
  vi.setSystemTime(Date.now() + 1)
  come()
  come()
  expect(renew).toHaveBeenCalledTimes(1)
  stop()
})
