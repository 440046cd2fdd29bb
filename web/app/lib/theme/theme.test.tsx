import { act, renderHook } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { otherTheme, themeOf } from './theme.ts'
import { followTheme, useTheme } from './use-theme.ts'

afterEach(() => {
  delete document.documentElement.dataset.theme
})

test.each([
  ['without a cookie', '', 'dark'],
  ['by the cookie light', 'locale=en; theme=light', 'light'],
  ['by the cookie dark', 'theme=dark', 'dark'],
  ['by a cookie of nonsense', 'theme=pink', 'dark'],
])('%s the theme is the right one', (_how, cookie, theme) => {
  expect(themeOf(request(cookie))).toBe(theme)
})

test('ignores the system’s preference: dark is the default', () => {
  expect(
    themeOf({
      headers: { get: (name: string) => (name === 'sec-ch-prefers-color-scheme' ? 'light' : null) },
    } as Request),
  ).toBe('dark')
})

test('a toggle changes the document and every switch at once, and stores a cookie for a year', () => {
  const cookie = vi.spyOn(document, 'cookie', 'set')
  document.documentElement.dataset.theme = 'dark'
  const [header, footer] = [renderHook(() => useTheme('dark')), renderHook(() => useTheme('dark'))]
  act(() => header.result.current[1](otherTheme('dark')))
  expect(document.documentElement.dataset.theme).toBe('light')
  expect([header.result.current[0], footer.result.current[0]]).toEqual(['light', 'light'])
  expect(cookie).toHaveBeenCalledExactlyOnceWith('theme=light; Path=/; Max-Age=31536000; SameSite=Lax')
})

test('a theme chosen in another tab applies when the tab is shown again', () => {
  document.documentElement.dataset.theme = 'dark'
  const stop = followTheme()
  const header = renderHook(() => useTheme('dark'))
  document.cookie = 'theme=light; path=/'
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
  expect([document.documentElement.dataset.theme, header.result.current[0]]).toEqual(['light', 'light'])
  stop()
  document.cookie = 'theme=; path=/; max-age=0'
})

/** Requests of a browser hide their cookies from scripts; what the server reads is this much of one. */
function request(cookie: string): Request {
  return { headers: { get: (name: string) => (name === 'cookie' ? cookie : null) } } as Request
}
