import { act, renderHook } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { forgetSearch, forgetSearches, rememberSearch, useRecentSearches } from './recent-searches.ts'

beforeEach(() => localStorage.clear())

test('the last search is first, each stands once, and eight are kept', () => {
  const { result } = renderHook(() => useRecentSearches())
  act(() => {
    for (const term of ['ball', '  red   shirt ', '', 'ball', ...'abcdefg']) rememberSearch(term)
  })
  expect(result.current).toEqual(['g', 'f', 'e', 'd', 'c', 'b', 'a', 'ball'])
  act(() => forgetSearch('d'))
  expect(result.current).toEqual(['g', 'f', 'e', 'c', 'b', 'a', 'ball'])
  act(() => forgetSearches())
  expect([result.current, localStorage.length]).toEqual([[], 0])
})

test('searches of another window appear', () => {
  const { result } = renderHook(() => useRecentSearches())
  localStorage.setItem('recent-searches', '["from there"]')
  act(() => void window.dispatchEvent(new StorageEvent('storage')))
  expect(result.current).toEqual(['from there'])
})

test.for(['{"no": "list"}', 'not json', '[1, null]'])('what is no list of texts is nothing: %s', (kept) => {
  localStorage.setItem('recent-searches', kept)
  expect(renderHook(() => useRecentSearches()).result.current).toEqual([])
})

test('blocked storage means no recent searches and no fault', () => {
  const refuse = () => {
    throw new DOMException('refused', 'SecurityError')
  }
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse)
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse)
  rememberSearch('ball')
  expect(renderHook(() => useRecentSearches()).result.current).toEqual([])
})
