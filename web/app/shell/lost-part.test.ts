import { expect, test } from 'vitest'
import { mayReload } from './lost-part.ts'

test('a page is reloaded at most once in 10 s', () => {
  const kept = new Map<string, string>()
  const memory = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  }
  const start = 1_800_000_000_000
  expect([0, 9_999, 10_000, 12_000].map((later) => mayReload(start + later, memory))).toEqual([
    true,
    false,
    true,
    false,
  ])
})
