import { beforeEach, expect, test, vi } from 'vitest'
import { AFTER, rememberAdClick } from './ad-click.ts'

beforeEach(() => {
  localStorage.clear()
  vi.useFakeTimers({ now: new Date('2026-11-21T10:00:00Z') })
})
test.each(['gclid', 'fbclid', 'ttclid', 'msclkid', 'ad_click'])(
  'who came by %s is remembered after a second, without the number of the click',
  (name) => {
    rememberAdClick(`?utm_source=x&${name}=SECRET123`)
    vi.advanceTimersByTime(AFTER - 1)
    expect(localStorage.getItem('ad-click')).toBeNull()
    vi.advanceTimersByTime(1)
    expect(JSON.parse(localStorage.getItem('ad-click') ?? '')).toEqual({ from: name, at: '2026-11-21T10:00:01.000Z' })
  },
)

test('the delay is that of the specification', () => {
  expect(AFTER).toBe(1_000)
})

test('other visits store nothing, and a browser without storage is no error', () => {
  rememberAdClick('?club=al-ahly')
  vi.advanceTimersByTime(5_000)
  expect(localStorage).toHaveLength(0)
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('x', 'SecurityError')
  })
  rememberAdClick('?gclid=1')
  expect(() => vi.advanceTimersByTime(AFTER)).not.toThrow()
})
