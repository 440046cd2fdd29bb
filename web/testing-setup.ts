import { cleanup, configure } from '@testing-library/react'
import { afterAll, afterEach, beforeEach, expect, vi } from 'vitest'

// A second is little on a machine that tests two things at a time.
configure({ asyncUtilTimeout: 8_000 })

// jsdom lays nothing out, so nothing ever comes into view.
Object.assign(globalThis, {
  IntersectionObserver: class {
    observe() {}
    disconnect() {}
  },
})

// React tells about missing keys, hydration and act() by console.error alone: each is a fault of ours, so each fails
// its test.
beforeEach(() => {
  vi.spyOn(console, 'error')
})

// A test's clock, spies and stubs end with it.
afterEach(() => {
  cleanup()
  const calls = vi.mocked(console.error).mock.calls.map((call) => call.map(String).join(' '))
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  expect(calls, 'console.error was called').toEqual([])
})

// On the server lazy parts load as soon as they are imported (lib/lazy): a file that ends before that would fail the
// run.
afterAll(() => vi.dynamicImportSettled())
