import { gql } from '@apollo/client'
import { expect, onTestFinished, test, vi } from 'vitest'
import { read } from './read.ts'

const query = gql`
  query Clock {
    clock
  }
`

test('what is in the cache is not asked for again for an hour, unless it must be fresh', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  let asked = 0
  vi.stubGlobal('fetch', async () => Response.json({ data: { clock: ++asked } }))
  onTestFinished(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })
  expect(await read(query, {})).toEqual({ clock: 1 })
  vi.advanceTimersByTime(3_599_000)
  expect(await read(query, {})).toEqual({ clock: 1 })
  vi.advanceTimersByTime(2_000)
  expect(await read(query, {})).toEqual({ clock: 2 })
  expect(await read(query, {}, { fresh: true })).toEqual({ clock: 3 })
  expect(await read(query, {})).toEqual({ clock: 3 })
})
